import * as v from 'valibot';
import { bankCountries, payeeTypes } from '@/domain/payee/payeeCountries';
import { country, flag, identifier, maybeSeqNo, oneOf, opaque, remitType } from './params';
import type { RouteRows } from './types';

export const payeeBankCountries = bankCountries.map((code) => code.toLowerCase()) as unknown as readonly [
  BankCountry,
  ...BankCountry[],
];
type BankCountry = Lowercase<(typeof bankCountries)[number]>;

/** The specification has no address for these. */
const elsewhere = ['bank', 'alipay', 'wechat'] as const;
type MethodType = Exclude<(typeof payeeTypes)[number], (typeof elsewhere)[number]>;
export const payeeMethodTypes = payeeTypes.filter(
  (type) => !(elsewhere as readonly string[]).includes(type),
) as unknown as readonly [MethodType, ...MethodType[]];

/** `forRemit`: for the remittance being prepared; `forOrder`: the order to change. */
const chosenFor = { forRemit: flag, forOrder: v.optional(identifier) };
/** `edits`: a payee's id; absent: new. */
const form = { edits: v.optional(identifier), ...chosenFor };
const formOnly = v.object({ ...form, country: v.optional(country) });
const ofOrder = v.object({ seqNo: v.optional(identifier) });
const shared = v.object({ shareCode: v.optional(opaque), countryCode: v.optional(country) });

export const payeeRoutes = {
  protocolAuthorization: {
    path: '/protocolAuthorization',
    page: 'services/share/receive',
    guard: 'open',
    openQuery: true,
    params: shared,
  },
  payeeConfirmPhone: {
    path: '/payeeConfirmPhone',
    page: 'services/share/receive',
    guard: 'open',
    openQuery: true,
    params: shared,
  },
  selectPayeeMethod: {
    path: '/selectPayeeMethod',
    aliases: ['/receiptMethod'],
    page: 'send/payee/form',
    params: v.object({ country: v.optional(country), forRemit: flag }),
  },
  payeeShareConnect: {
    path: '/payeeShareConnect',
    page: 'services/share/receive',
    guard: 'open',
    openQuery: true,
    params: shared,
  },
  payeeShareAccount: {
    path: '/payeeShare/account',
    page: 'services/share/receive',
    guard: 'open',
    openQuery: true,
    params: v.object({ ...shared.entries, accountType: v.optional(identifier) }),
  },
  payeeShareExchange: {
    path: '/payeeShare/exchange',
    page: 'services/share/receive',
    guard: 'open',
    openQuery: true,
    params: shared,
  },
  sharePayee: {
    path: '/payee/share',
    page: 'services/share/send',
    shares: 'link',
    params: v.object({ payeeId: v.optional(identifier), country: v.optional(country), exchange: flag }),
  },
  completePayee: {
    path: '/completePayee',
    page: 'send/payee/detail',
    params: v.object({ payeeId: v.optional(identifier), ...chosenFor }),
  },
  payeeWechat: {
    path: '/payee/wechatPayee',
    page: 'send/payee/form',
    params: formOnly,
  },
  payeeAlipay: {
    path: '/payee/alipayPayee',
    page: 'send/payee/form',
    params: formOnly,
  },
  payeeBank: {
    path: '/payee/bank/{country}',
    values: { country: payeeBankCountries },
    page: 'send/payee/form',
    params: v.object({ ...form, country: oneOf(payeeBankCountries) }),
  },
  payeeBankNineElements: {
    path: '/payee/bank/chn/nineElements',
    page: 'send/payee/form',
    params: formOnly,
  },
  payeeBankUploadCard: {
    path: '/payee/bank/chn/uploadCard',
    page: 'send/payee/form',
    params: formOnly,
  },
  payeeMethod: {
    path: '/payee/method/{type}',
    values: { type: payeeMethodTypes },
    page: 'send/payee/form',
    params: v.object({ ...form, type: oneOf(payeeMethodTypes), country: v.optional(country) }),
  },
  payeeDetail: {
    path: '/payee/detail',
    page: 'send/payee/detail',
    params: v.object({ payeeId: identifier, ...chosenFor }),
  },
  selectPayee: {
    path: '/selectPayee',
    page: 'send/payee/select',
    params: v.object({
      isFreeKYC: flag,
      isShortKyc: flag,
      certificationKyc: flag,
      remitType: v.optional(remitType),
      country: v.optional(country),
    }),
  },
  changePayeePaymentMethod: {
    path: '/changePayee/paymentMethod',
    page: 'send/payee/change',
    params: ofOrder,
  },
  confirmChangePayee: {
    path: '/confirmChangePayee',
    page: 'send/payee/change',
    params: ofOrder,
  },
  changePayeeSelectPayee: {
    path: '/changePayee/selectPayee',
    page: 'send/payee/change',
    params: ofOrder,
  },
  payeeKycSelectDocument: {
    path: '/payeeKyc/selectDocument',
    page: 'services/cards/document',
    params: v.object({ cardId: v.optional(identifier) }),
  },
  payeeKycDocumentUpload: {
    path: '/payeeKyc/documentUpload',
    page: 'services/cards/document',
    params: v.object({ cardId: v.optional(identifier), idType: v.optional(identifier) }),
  },
  cashWithdrawalPoint: {
    path: '/cashWithdrawalPoint',
    page: 'send/payee/form',
    guard: 'open',
    openQuery: true,
    params: v.object({ country: v.optional(country) }),
  },
  improvePayeeAddress: {
    path: '/improvePayeeAddress',
    page: 'send/payee/form',
    params: maybeSeqNo,
  },
  confirmPayeeRelation: {
    path: '/confirmPayeeRelation',
    page: 'send/payee/detail',
    params: maybeSeqNo,
  },
} as const satisfies RouteRows;
