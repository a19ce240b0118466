import type { CallAnswer } from '@/contracts/calls';
import type { SchoolAccountKind } from '@/domain/school';
import { maskCard } from '@/core/masking';
import type { Row } from '../../db/schema';

type Account = CallAnswer<'school.accountAdd'>['account'];

export const accountView = (row: Row<'school_accounts'>): Account => ({
  accountId: row.id,
  schoolId: row.school_id ?? undefined,
  kind: row.kind as SchoolAccountKind,
  country: row.country,
  currency: row.currency,
  payeeName: row.payee_name,
  accountNumber: maskCard(row.account_number),
  own: row.payer_id !== null,
  status: row.confirmed_at === null ? 'WaitConfirm' : 'Confirmed',
  createdAt: row.created_at,
});
