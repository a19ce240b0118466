import { bankOf } from './banks';
import { cardInfo, isCardNumber } from './cardBins';

export const plainAccount = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether an account number can exist at a bank, as far as its published shape says. */
export function isAccount(country: string, bankCode: string | undefined, accountNumber: string): boolean {
  const account = plainAccount(accountNumber);
  if (country === 'CHN')
    return (
      isCardNumber(account) &&
      (cardInfo(account).known ? cardInfo(account).supported : bankOf('CHN', bankCode) !== undefined)
    );
  if (country === 'PHL') {
    const bank = bankOf('PHL', bankCode);
    if (bankCode !== undefined && !bank) return false;
    return (
      /^\d{6,16}$/.test(account) &&
      !/^0+$/.test(account) &&
      (bank?.accountLengths?.includes(account.length) ?? true)
    );
  }
  return /^[A-Za-z0-9]{4,34}$/.test(account);
}

/** Accounts whose holder the sandbox's banks know: another name is answered with PayeeCardNameDisagree. */
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

/** The family name DISAGREE differs from every account's holder. */
export function nameDisagrees(account: string, name: string): boolean {
  const holder = holders[account];
  if (/\bDISAGREE\b/i.test(name)) return true;
  return (
    holder !== undefined &&
    plainName(holder) !== plainName(name) &&
    plainName(holder.split(' ').reverse().join('')) !== plainName(name)
  );
}
