import type { CallAnswer, CallParams } from '@/catalogue/calls';
import type { CallContext } from '../../dispatch/handler';
import { reading } from '../../dispatch/handler';
import { textIn } from '../../dispatch/refusal';
import type { Domain } from '../../runtime';
import { isAccount } from './accounts';
import { banks, branches } from './banks';

const has = (keyword: string | undefined, ...texts: (string | undefined)[]): boolean =>
  !keyword?.trim() || texts.some((text) => text?.toLowerCase().includes(keyword.trim().toLowerCase()));

/** Banks of a country; for e-wallets its wallet providers in the same shape. */
async function list(context: CallContext, params: CallParams<'bank.list'>): Promise<CallAnswer<'bank.list'>> {
  if (params.accountType === 'eWallet') {
    const rows = await context.db
      .selectFrom('enum_values')
      .selectAll()
      .where('type', '=', 'walletProvider')
      .where('target_country', '=', params.country)
      .orderBy('position')
      .execute();
    return {
      list: rows
        .map((row) => ({ bankCode: row.code, bankName: textIn(row.names, context.lang) }))
        .filter((row) => has(params.keyword, row.bankCode, row.bankName)),
    };
  }
  if (params.accountType !== undefined && params.accountType !== 'bank') return { list: [] };
  return {
    list: (banks[params.country] ?? [])
      .filter((bank) => has(params.keyword, bank.bankCode, bank.bankName, bank.localName, bank.swift))
      .map(({ bankCode, bankName, localName, swift }) => ({ bankCode, bankName, localName, swift })),
  };
}

const branchList = (
  _context: CallContext,
  params: CallParams<'bank.branches'>,
): CallAnswer<'bank.branches'> => ({
  list: (branches[params.country] ?? [])
    .filter(
      (branch) =>
        branch.bankCode === params.bankCode &&
        has(params.keyword, branch.branchName, branch.city, branch.branchCode),
    )
    .map(({ branchCode, branchName, city }) => ({ branchCode, branchName, city })),
});

/** Banks, branches and the shape of account numbers. */
export const bank: Domain = {
  name: 'bank',
  handlers: {
    'bank.list': reading(list),
    'bank.branches': reading(branchList),
    'bank.judgePayeeAccount': reading(
      (_context: CallContext, params: CallParams<'bank.judgePayeeAccount'>) => ({
        valid: isAccount(params.country, params.bankCode, params.accountNumber),
      }),
    ),
  },
};
