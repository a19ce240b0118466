import type { CallAnswer, CallParams } from '@/contracts/calls';
import { notFound, refuse } from '../../dispatch/refusal';
import type { CallContext, Domain } from '../../runtime';
import { isAccount } from './accounts';
import { banksOf, branchesOf } from './banks';
import type { BankSeed } from './banks';
import { ownerOfCode } from './codes';
import { placeIn } from './names';
import { billerOf, europeanBanks, receivingBanks, restingBanks } from './places';
import { ifscBranch } from './registers';
import { textIn } from '../../texts';

const has = (keyword: string | undefined, ...texts: (string | undefined)[]): boolean =>
  !keyword?.trim() || texts.some((text) => text?.toLowerCase().includes(keyword.trim().toLowerCase()));

const inLang = ({ bankCode, bankName, localName, swift }: BankSeed, lang: string) => ({
  bankCode,
  bankName: placeIn(bankName, lang),
  // For the search.
  localName: lang.startsWith('zh') ? bankName : localName,
  swift,
});

async function list(context: CallContext, params: CallParams<'bank.list'>): Promise<CallAnswer<'bank.list'>> {
  if (params.accountType === 'eWallet') {
    const rows = await context.db
      .selectFrom('enumValues')
      .selectAll()
      .where('type', '=', 'walletProvider')
      .where('targetCountry', '=', params.country)
      .orderBy('position')
      .execute();
    return {
      list: rows
        .map((row) => ({ bankCode: row.code, bankName: textIn(row.names, context.lang) }))
        .filter((row) => has(params.keyword, row.bankCode, row.bankName)),
    };
  }
  return {
    list: banksOf(params.country)
      .filter((bank) => has(params.keyword, bank.bankCode, bank.bankName, bank.localName, bank.swift))
      .map((bank) => inLang(bank, context.lang)),
  };
}

const branchList = (
  _context: CallContext,
  params: CallParams<'bank.branches'>,
): CallAnswer<'bank.branches'> => ({
  list: branchesOf(params.country, params.bankCode)
    .filter((branch) => has(params.keyword, branch.branchName, branch.city, branch.branchCode))
    .map(({ branchCode, branchName, city }) => ({ branchCode, branchName, city })),
});

export const bank: Domain = {
  name: 'bank',
  handlers: {
    'bank.list': list,
    'bank.branches': branchList,
    'bank.judgePayeeAccount': (_context: CallContext, params: CallParams<'bank.judgePayeeAccount'>) => ({
      valid: isAccount(params.country, params.bankCode, params.accountNumber),
    }),
    'bank.identify': (context: CallContext, params: CallParams<'bank.identify'>) => {
      const owner = ownerOfCode(params.country, params.code);
      return owner
        ? { found: true, ...owner, bankName: placeIn(owner.bankName, context.lang) }
        : { found: false };
    },
    'bank.ifscCheck': ({ lang }: CallContext, params: CallParams<'bank.ifscCheck'>) => {
      const branch = ifscBranch(params.ifsc);
      return branch ? { valid: true, ...branch, bankName: placeIn(branch.bankName, lang) } : { valid: false };
    },
    'bank.bpayBiller': (_context: CallContext, params: CallParams<'bank.bpayBiller'>) => {
      const biller = billerOf(params.code);
      return biller
        ? { found: true, billerName: biller.billerName, referenceDigits: biller.referenceDigits }
        : { found: false };
    },
    'bank.paymentBanks': ({ lang }: CallContext, params: CallParams<'bank.paymentBanks'>) => ({
      list: receivingBanks(params.countryCode).map(({ bankCode, bankName }) => ({
        bankCode,
        bankName: placeIn(bankName, lang),
      })),
    }),
    'bank.paymentBank': ({ lang }: CallContext, params: CallParams<'bank.paymentBank'>) => {
      const found = receivingBanks(params.countryCode).find(({ bankCode }) => bankCode === params.bankCode);
      if (!found) refuse(notFound);
      const { countryCode: _, ...account } = found;
      return { ...account, bankName: placeIn(account.bankName, lang) };
    },
    'bank.euList': (_context: CallContext, params: CallParams<'bank.euList'>) => ({
      list: europeanBanks(params.country),
    }),
    'order.bankList': ({ lang }: CallContext, params: CallParams<'order.bankList'>) => ({
      list: (['EU', 'GBR'].includes(params.countryCode)
        ? europeanBanks(undefined)
        : banksOf(params.countryCode)
      )
        .map((bank) => ({
          ...inLang(bank, lang),
          unavailable: restingBanks.includes(bank.bankCode) || undefined,
        }))
        .filter((bank) => has(params.keyword, bank.bankCode, bank.bankName, bank.localName)),
    }),
  },
};
