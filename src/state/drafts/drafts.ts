import { isNeverStored } from '@/domain/storageKeys';
import type { FormValues } from '@/core/validation';
import { currentUserId } from '../session/session';
import { parseKept, readMember, removeMember, writeMember } from '../storage/storage';

/** '' for a visitor. */
const ownMember = (formId: string): string => `${currentUserId() ?? ''}:${formId}`;

/** Survive login and restarts, without never-stored fields. */
export const formDrafts = {
  read(formId: string): FormValues | null {
    const kept = parseKept(readMember('draft', ownMember(formId)));
    return kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? (kept as FormValues) : null;
  },
  write(formId: string, values: FormValues): void {
    const safe = Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => !isNeverStored(name) && value !== '' && value !== undefined,
      ),
    );
    if (Object.keys(safe).length === 0) removeMember('draft', ownMember(formId));
    else writeMember('draft', ownMember(formId), JSON.stringify(safe));
  },
  clear: (formId: string): void => removeMember('draft', ownMember(formId)),
};
