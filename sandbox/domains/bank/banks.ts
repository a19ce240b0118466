import { payeeFixtures } from '../../fixtures';
import { japaneseBanks, japaneseBranches } from './japan';
import type { BankSeed, BranchSeed } from './table';
import { bankLines } from './table';

export type { BankSeed } from './table';

const lists = new Map<string, readonly BankSeed[]>();

function listOf(country: string): readonly BankSeed[] {
  const list = lists.get(country) ?? bankLines(payeeFixtures[country]?.banks ?? []);
  lists.set(country, list);
  return list;
}

/** Empty where forms use an IBAN or code. */
export const banksOf = (country: string): readonly BankSeed[] =>
  country === 'JPN' ? japaneseBanks() : listOf(country);

export const bankOf = (country: string, bankCode: string | undefined): BankSeed | undefined =>
  banksOf(country).find((bank) => bank.bankCode === bankCode);

/** A code is the start of the CNAPS number. */
const branches: Readonly<Record<string, readonly BranchSeed[]>> = {
  CHN: [
    ['ICBC', '102'], ['ABC', '103'], ['BOC', '104'], ['CCB', '105'], ['BCOM', '301'], ['CMB', '308'],
  ].flatMap(([bankCode = '', prefix = '']) =>
    [['Beijing', '1000', 'Beijing Branch'], ['Shanghai', '2900', 'Shanghai Branch'], ['Guangzhou', '5810', 'Guangzhou Branch'], ['Shenzhen', '5840', 'Shenzhen Branch']].map(
      ([city = '', area = '', name = '']) => ({ bankCode, branchCode: `${prefix}${area}00000`, branchName: `${bankCode} ${name}`, city }),
    ),
  ),
}; // prettier-ignore

export const branchesOf = (country: string, bankCode: string): readonly BranchSeed[] =>
  country === 'JPN'
    ? japaneseBranches(bankCode)
    : (branches[country] ?? []).filter((branch) => branch.bankCode === bankCode);
