import { endsWithUser } from '@/state/session/forgetUser';
import type { ContactValue } from './contact';

interface Proof {
  contact: string;
  ticket: string;
}

let held: ContactValue | null = null;
let proved: Proof | null = null;

/** From login to register and back; personal data, so only in memory. */
export const useContactMemory = () => ({
  last: (): ContactValue | null => held,
  remember(contact: ContactValue): void {
    held = contact;
  },
  proof: (): Proof | null => proved,
  keepProof(proof: Proof | null): void {
    proved = proof;
  },
});

export function forgetContact(): void {
  held = null;
  proved = null;
}

endsWithUser(forgetContact);
