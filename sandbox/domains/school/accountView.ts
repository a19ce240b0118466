import type { CallAnswer } from '@/contracts/calls';
import type { SchoolAccountKind } from '@/domain/schoolAccounts';
import type { Row } from '../../db/schema';

type Account = CallAnswer<'school.accountAdd'>['account'];

const codesOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !['accountNumber', 'iban', 'bankName', 'payeeAddress', 'bpayReference'].includes(name),
    ),
  );

/** In full, to compare with the invoice; not personal data. */
export const accountView = (row: Row<'school_accounts'>): Account => ({
  accountId: row.id,
  schoolId: row.school_id ?? undefined,
  kind: row.kind as SchoolAccountKind,
  country: row.country,
  currency: row.currency,
  payeeName: row.payee_name,
  accountNumber: row.account_number,
  bankName: row.fields.bankName,
  codes: codesOf(row.fields),
  own: row.payer_id !== null,
  status: row.confirmed_at === null ? 'WaitConfirm' : 'Confirmed',
  createdAt: row.created_at,
});
