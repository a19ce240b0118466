import type { Payee, PayeeForm } from '@/contracts/entities/payee';
import { maskCard, maskDate, maskEmail, maskIdNumber, maskPhone } from '@/core/masking';
import { dateOf } from '@/core/dates';
import { breachOf, shownFields } from '@/schemas/fieldRules';
import { payeeFormOf } from '@/schemas/payee';
import type { Row } from '../../db/schema';
import { placeIn } from '../bank/names';

export interface PayeeFields {
  form: Partial<PayeeForm>;
  label: string;
  warn?: string;
  /** Where one way of receiving has several forms. */
  formKey?: string;
  /** When the partner bank opened the account. */
  openedAt?: number;
  /** waitShare until authorized by a link. */
  exchangeAuth?: 'waitShare' | 'authorized';
}

export const fieldsOf = (row: Pick<Row<'payees'>, 'fields'>): PayeeFields =>
  row.fields as unknown as PayeeFields;

/** `Bank of China •••• 1234`. */
export function labelOf(place: string, shownNumber: string | undefined): string {
  if (!shownNumber) return place;
  return `${place} ${shownNumber.includes('@') ? maskEmail(shownNumber) : maskCard(shownNumber)}`;
}

/** Schools' accounts are stored in full. */
export function maskedLabel(label: string): string {
  const at = label.lastIndexOf(' ') + 1;
  const last = label.slice(at);
  return /^[\dA-Z-]{5,}$/i.test(last) && /\d/.test(last) ? `${label.slice(0, at)}${maskCard(last)}` : label;
}

const schemaOf = (row: Row<'payees'>) => payeeFormOf(row.country, fieldsOf(row).formKey ?? row.accountType);

/** Its check digit only warns. */
function isDoubtful(row: Row<'payees'>): boolean {
  const schema = schemaOf(row);
  const { form } = fieldsOf(row);
  return (
    schema !== undefined &&
    shownFields(schema, form).some(
      (field) =>
        schema.account.includes(field.name) && breachOf(field, form, dateOf(row.createdAt, 0))?.warning,
    )
  );
}

/** Unmasked: encrypted answers only. */
export function toPayee(row: Row<'payees'>, lang: string): Payee {
  const { form, label, exchangeAuth, warn = isDoubtful(row) ? 'checkDigit' : undefined } = fieldsOf(row);
  return {
    ...form,
    id: row.id,
    payeeId: row.id,
    country: row.country,
    accountType: row.accountType as Payee['accountType'],
    name: row.fullName,
    payeeLabel: placeIn(label, lang),
    authStatus: row.authStatus,
    // Missing when the payee gave the account.
    needComplete: row.relation === null && row.status !== 'SCHOOL',
    exchangeAuthStatus: exchangeAuth,
    payeeWarn: warn ? { type: warn } : undefined,
    createTime: row.createdAt,
    lastRemitAt: row.lastUsedAt ?? undefined,
  };
}

const maskProxy = (value: string): string => (value.includes('@') ? maskEmail(value) : maskPhone(value));
const maskText = (value: string): string => `${value.slice(0, 2)}•••`;

const masks: Partial<Record<keyof PayeeForm, (value: string) => string>> = {
  cardNumber: maskCard,
  accountNumber: maskCard,
  iban: maskCard,
  clabe: maskCard,
  abaRouting: maskCard,
  bpayReference: maskCard,
  fpsId: maskProxy,
  payNowId: maskProxy,
  pixKey: maskProxy,
  upiId: maskProxy,
  wechatAccount: maskProxy,
  idExpiry: maskDate,
  street: maskText,
  walletAccount: maskPhone,
  phoneNumber: maskPhone,
  idNumber: maskIdNumber,
  taxNumber: maskIdNumber,
  birthDate: maskDate,
  email: maskEmail,
  alipayAccount: maskProxy,
};

function numberField(row: Row<'payees'>): string {
  const account = schemaOf(row)?.account ?? [];
  return account[account.length - 1] ?? 'accountNumber';
}

/** Masked, for unencrypted lists. */
export function toListedPayee(row: Row<'payees'>, lang: string): Payee {
  const payee: Record<string, unknown> = { ...toPayee(row, lang) };
  for (const [field, mask] of Object.entries({ [numberField(row)]: maskCard, ...masks })) {
    const value = payee[field];
    if (typeof value === 'string' && value !== '') payee[field] = mask(value);
  }
  // Only on the payee's page.
  delete payee.cardPhoto;
  return payee as Payee;
}
