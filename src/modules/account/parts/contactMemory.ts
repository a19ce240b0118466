import { endsWithUser } from '@/state/session/forgetUser';
import type { ContactValue } from './contact';

let held: ContactValue | null = null;

/** Carries the typed contact from login to register and back. In memory only: it is personal data. */
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
