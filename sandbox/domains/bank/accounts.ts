import { firstBreach } from '@/core/validation';
import { allFields, rulesOf } from '@/schemas/fieldRules';
import { payeeFormOf } from '@/schemas/payee';
import type { BankSeed } from './banks';
import { bankOf, banksOf } from './banks';
import { cardInfo, isCardNumber } from './cardBins';

export const plainAccount = (text: string): string => text.replace(/[\s-]/g, '');

export function isAccount(country: string, bankCode: string | undefined, accountNumber: string): boolean {
  const account = plainAccount(accountNumber);
  const bank = bankOf(country, bankCode);
  if (bankCode !== undefined && banksOf(country).length > 0 && !bank) return false;
  if (country === 'CHN')
    return (
      isCardNumber(account) && (cardInfo(account).known ? cardInfo(account).supported : bank !== undefined)
    );
  const form = payeeFormOf(country, 'bank') ?? payeeFormOf(country, 'iban');
  const field = form && allFields(form).find(({ name }) => ['accountNumber', 'iban', 'clabe'].includes(name));
  if (!field) return /^[A-Za-z0-9]{4,34}$/.test(account);
  const values = { bankCode, [field.name]: account };
  const breach = firstBreach(
    field.name,
    rulesOf(field, values).filter((rule) => typeof rule === 'string' || rule.rule !== 'after'),
    { values, today: '' },
  );
  return (!breach || breach.warning) && hasLengthOf(bank, account);
}

export const hasLengthOf = (bank: BankSeed | undefined, account: string): boolean =>
  bank?.accountLengths?.includes(account.length) ?? true;

/** Another name gives PayeeCardNameDisagree. */
const holders: Readonly<Record<string, string>> = {
  'CHN:6222020200012345670': 'Wang Fang',
  'CHN:6217001234567890122': 'Li Qiang',
  'PHL:BDO:001230004567': 'Maria Santos',
  'PHL:GCASH:9170000001': 'Juan Dela Cruz',
};

const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toUpperCase();

/** Test trigger: the family name DISAGREE. */
export function nameDisagrees(account: string, name: string): boolean {
  const holder = holders[account];
  if (/\bDISAGREE\b/i.test(name)) return true;
  return (
    holder !== undefined &&
    plainName(holder) !== plainName(name) &&
    plainName(holder.split(' ').reverse().join('')) !== plainName(name)
  );
}
