import { endsWithUser } from '@/state/session/forgetUser';
import type { ContactValue } from './contact';

let held: ContactValue | null = null;

/** From login to register and back; personal data, so only in memory. */
export const useContactMemory = () => ({
  last: (): ContactValue | null => held,
  remember(contact: ContactValue): void {
    held = contact;
  },
});

export function forgetContact(): void {
  held = null;
}

endsWithUser(forgetContact);
