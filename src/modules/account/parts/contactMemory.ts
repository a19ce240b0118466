import type { ContactValue } from './contact';

let held: ContactValue | null = null;

/** What was typed on login carries over to register and back. In memory only: a contact is personal data. */
export const useContactMemory = () => ({
  last: (): ContactValue | null => held,
  remember(contact: ContactValue): void {
    held = contact;
  },
});

export function forgetContact(): void {
  held = null;
}
