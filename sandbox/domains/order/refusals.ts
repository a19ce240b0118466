import { errorCodes } from '@/contracts/errors';
import { choiceCodes, ownerCodes, payCodes } from '@/contracts/errors/server';
import { limits } from '@/domain/constants';
import type { RefusalRow } from '../../dispatch/refusal';
import { said, type ServerText } from '../../texts';

export const orderRefusals = {
  kycMissing: {
    code: errorCodes.kycNotPassed,
    text: said('server.order.kycMissing'),
  },
  documentExpired: {
    code: errorCodes.documentExpired,
    text: said('server.order.documentExpired'),
  },
  kcbDocumentExpired: {
    code: errorCodes.KcbDocumentExpired,
    text: said('server.order.kcbDocumentExpired'),
  },
  wrongMarket: {
    code: errorCodes.countrySwitch,
    text: said('server.order.wrongMarket'),
  },
  rateUpdated: {
    code: errorCodes.rateUpdated,
    text: said('server.order.rateUpdated'),
  },
  couponInvalid: {
    code: errorCodes.couponInvalid,
    text: said('server.order.couponInvalid'),
  },
  payeeCountry: {
    code: errorCodes.payeeCountryMismatch,
    text: said('server.order.payeeCountry'),
  },
  mainlandOnly: {
    code: errorCodes.mainlandOnly,
    text: said('server.order.mainlandOnly'),
  },
  orderNotFound: {
    code: errorCodes.orderNotFound,
    text: said('server.order.orderNotFound'),
  },
  shareOver: {
    code: errorCodes.badParams,
    text: said('server.order.shareOver', { days: limits.orderShareDays }),
  },
  orderExpired: {
    code: errorCodes.orderExpired,
    text: said('server.order.orderExpired'),
  },
  cancelTooLate: {
    code: errorCodes.cancelTooLate,
    text: said('server.order.cancelTooLate'),
  },
  refundNotPossible: {
    code: errorCodes.refundNotPossible,
    text: said('server.order.refundNotPossible'),
  },
  dailyLimit: {
    code: errorCodes.dailyLimit,
    text: said('server.order.dailyLimit'),
  },
  monthlyLimit: {
    code: payCodes.monthlyLimit,
    text: said('server.order.monthlyLimit'),
  },
  yearlyLimit: {
    code: errorCodes.yearlyLimit,
    text: said('server.order.yearlyLimit'),
  },
  largeLimit: {
    code: errorCodes.ApplyOrderLargeRemitLimit,
    text: said('server.order.largeLimit'),
  },
  purpose: {
    code: errorCodes.purposeUnsupported,
    text: said('server.order.purposeRefused'),
  },
  relation: {
    code: choiceCodes.relationUnsupported,
    text: said('server.order.relationRefused'),
  },
  notMade: {
    code: errorCodes.orderCreateFailed,
    text: said('server.order.notMade'),
  },
  wrongStep: {
    code: errorCodes.wrongStep,
    text: said('server.order.wrongStep'),
  },
  nothingDue: {
    code: errorCodes.wrongStep,
    text: said('server.order.nothingDue'),
  },
  methodUnsupported: {
    code: errorCodes.payMethodUnsupported,
    text: said('server.order.methodUnsupported'),
  },
  bankResting: {
    code: errorCodes.bankUnsupported,
    text: said('server.order.bankResting'),
  },
  dearerPayee: {
    code: errorCodes.payeeMethodUnsupported,
    text: said('server.order.dearerPayee'),
  },
  tooManyVouchers: {
    code: errorCodes.tooManyVouchers,
    text: said('server.order.tooManyVouchers'),
  },
  fileNotFound: {
    code: errorCodes.fileNotFound,
    text: said('server.order.fileNotFound'),
  },
  deviceUnproved: {
    code: ownerCodes.deviceUnproved,
    text: said('server.order.deviceUnproved'),
  },
  urgeTooSoon: {
    code: payCodes.urgeTooSoon,
    text: said('server.order.urgeTooSoon'),
  },
} as const satisfies Record<string, RefusalRow>;

/** For refunds the payer did not request. */
export const returnReasons: Readonly<Record<string, ServerText>> = {
  paidTwice: said('server.order.paidTwice'),
  surplus: said('server.order.surplus'),
  paidAfterClose: said('server.order.paidAfterClose'),
  restUnpaid: said('server.order.restUnpaid'),
  cancelled: said('server.order.cancelled'),
  closed: said('server.order.closed'),
  notOwnAccount: said('server.order.notOwnAccount'),
  notDelivered: said('server.order.notDelivered'),
  papersMissing: said('server.order.papersMissing'),
  rateMoved: said('server.order.rateMoved'),
  notPayable: said('server.order.notPayable'),
};

export const largeSumWaits = (left: string, hours: number) =>
  ({
    code: ownerCodes.largeSumWaits,
    text: said('server.order.largeSumWaits', { count: hours, left }),
  }) as const satisfies RefusalRow;
