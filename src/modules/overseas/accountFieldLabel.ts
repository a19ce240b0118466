import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import { accountKind } from '@/schemas/schoolAccount';

export const accountFieldLabel = (kind: SchoolAccountKind, name: string): string =>
  accountKind(kind).account.find((field) => field.name === name)?.labelKey ?? 'overseas.account.section';
