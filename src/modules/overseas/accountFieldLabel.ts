import type { SchoolAccountKind } from '@/domain/schoolAccounts';
import { accountKind } from '@/schemas/schoolAccount';

/** How a field of an account is called on its form. */
export const accountFieldLabel = (kind: SchoolAccountKind, name: string): string =>
  accountKind(kind).account.find((field) => field.name === name)?.labelKey ?? 'overseas.account.section';
