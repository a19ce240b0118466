import { zengin } from './registers';
import type { BankSeed, BranchSeed } from './table';

/** Others have the code list's name in roman letters. */
const known: Readonly<Record<string, string>> = {
  '0001': 'Mizuho Bank',
  '0005': 'MUFG Bank',
  '0009': 'Sumitomo Mitsui Banking Corporation',
  '0010': 'Resona Bank',
  '0033': 'PayPay Bank',
  '0034': 'Seven Bank',
  '0035': 'Sony Bank',
  '0036': 'Rakuten Bank',
  '0038': 'SBI Sumishin Net Bank',
  '0040': 'AEON Bank',
  '0042': 'Lawson Bank',
  '9900': 'Japan Post Bank',
};
const capital = (text: string): string => text.replace(/(^|\s)\w/g, (letter) => letter.toUpperCase());

let list: readonly BankSeed[] | null = null;

/** The Zengin list, best known first. */
export const japaneseBanks = (): readonly BankSeed[] =>
  (list ??= Object.values(zengin())
    .map(({ code, name, roma }) => ({
      bankCode: code,
      bankName: known[code] ?? capital(roma),
      localName: name,
    }))
    .sort(
      (a, b) =>
        Number(b.bankCode in known) - Number(a.bankCode in known) || a.bankCode.localeCompare(b.bankCode),
    ));

export const japaneseBranches = (bankCode: string): BranchSeed[] =>
  Object.values(zengin()[bankCode]?.branches ?? {})
    .map(({ code, name, roma }) => ({
      bankCode,
      branchCode: code,
      branchName: `${capital(roma)} (${name})`,
      city: '',
    }))
    .sort((a, b) => a.branchCode.localeCompare(b.branchCode));
