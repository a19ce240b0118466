import type { CallAnswer } from '@/contracts/calls';
import type { Row } from '../../db/schema';

type Account = CallAnswer<'school.accountAdd'>['account'];

const codesOf = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => !['accountNumber', 'iban', 'bankName', 'payeeAddress', 'bpayReference'].includes(name),
    ),
  );

/** In full, to compare with the invoice; not personal data. */
export const accountView = (row: Row<'schoolAccounts'>): Account => ({
  accountId: row.id,
  schoolId: row.schoolId ?? undefined,
  kind: row.kind,
  country: row.country,
  currency: row.currency,
  payeeName: row.payeeName,
  accountNumber: row.accountNumber,
  bankName: row.fields.bankName,
  codes: codesOf(row.fields),
  own: row.payerId !== null,
  status: row.confirmedAt === null ? 'WaitConfirm' : 'Confirmed',
  createdAt: row.createdAt,
});
