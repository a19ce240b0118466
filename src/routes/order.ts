import * as v from 'valibot';
import { paymentGroups } from '@/domain/paymentGroups';
import { country, identifier, maybeSeqNo, none, oneOf, opaque, seqNo, shortText, whole } from './params';
import type { RouteRows } from './types';

/** First path part of the address a payment service returns to. */
// prettier-ignore
const returnCountries = [
  'aunz', 'AUS', 'NZL', 'JPN', 'SGP', 'HKG', 'EU', 'GBR', 'CAN', 'USA', 'BRA', 'KOR', 'VNM', 'CHN',
] as const;

const fundingType = v.optional(whole);

export const orderRoutes = {
  bankOrder: {
    path: '/bankOrder',
    aliases: ['/orderDetail'],
    page: 'order/detail',
    screen: 'modules/order/detail/OrderDetail',
    guard: 'signedIn',
    shares: true,
    openQuery: true,
    params: seqNo,
  },
  paymentMethod: {
    path: '/{group}/paymentMethod',
    ours: true,
    values: { group: paymentGroups },
    page: 'order/payment-method',
    screen: 'modules/order/pay/PaymentMethod',
    guard: 'signedIn',
    params: v.object({ group: oneOf(paymentGroups), seqNo: identifier }),
  },
  bankPayment: {
    path: '/{group}/bankPayment',
    values: { group: paymentGroups },
    page: 'order/bank-payment',
    screen: 'modules/order/pay/BankPayment',
    guard: 'signedIn',
    params: v.object({ group: oneOf(paymentGroups), seqNo: identifier, fundingType }),
  },
  nzlJointAccount: { path: '/nzl/jointAccount', page: null, guard: 'signedIn', params: maybeSeqNo },
  sgpAtmPayment: { path: '/sgp/atmPayment', page: null, guard: 'signedIn', params: maybeSeqNo },
  sgpPayNowPayment: { path: '/sgp/payNowPayment', page: null, guard: 'signedIn', params: maybeSeqNo },
  braPixPayment: { path: '/BRA/pixPayment', page: null, guard: 'signedIn', params: maybeSeqNo },
  vnmScanCodePay: { path: '/vnm/scanCodePay', page: null, guard: 'signedIn', params: maybeSeqNo },
  euMbWayPaymentStatus: {
    path: '/EU/mbWayPaymentStatus',
    page: null,
    guard: 'signedIn',
    params: maybeSeqNo,
  },
  euSelectPaymentBank: { path: '/EU/selectPaymentBank', page: null, guard: 'signedIn', params: maybeSeqNo },
  korAccountList: { path: '/kor/accountList', page: null, guard: 'signedIn', params: maybeSeqNo },
  usaAchAccountList: { path: '/usa/achAccountList', page: null, guard: 'signedIn', params: maybeSeqNo },
  usaAchAccountAdd: { path: '/usa/achAccountAdd', page: null, guard: 'signedIn', params: none },
  paymentLink: {
    path: '/paymentLink',
    page: 'order/payment-link',
    screen: 'modules/order/pay/PaymentLink',
    guard: 'signedIn',
    params: v.object({ seqNo: identifier, fundingType }),
  },
  orderPayBack: {
    path: '/orderPayBack',
    values: { countryCode: returnCountries },
    aliases: ['/{countryCode}/orderPayBack'],
    page: 'order/pay-back',
    screen: 'modules/order/pay/PaymentCheck#PayBack',
    guard: 'signedIn',
    openQuery: true,
    params: v.object({
      seqNo: v.optional(identifier),
      countryCode: v.optional(v.union([oneOf(returnCountries), country])),
      /** Result as the payment service reports it. Only logged: the order itself is queried. */
      status: v.optional(shortText),
    }),
  },
  poliPayback: {
    path: '/aunz/poliPayback',
    page: 'order/pay-back',
    screen: 'modules/order/pay/PaymentCheck#PayBack',
    guard: 'signedIn',
    openQuery: true,
    params: v.object({
      seqNo: v.optional(identifier),
      /** POLi's own token of the payment, not a session. */
      token: v.optional(opaque),
      status: v.optional(shortText),
    }),
  },
  waitPayment: {
    path: '/waitPayment',
    page: 'order/wait-payment',
    screen: 'modules/order/pay/PaymentCheck#WaitPayment',
    guard: 'signedIn',
    params: v.object({ seqNo: identifier, fundingType }),
  },
  transferVoucher: {
    path: '/transferVoucher',
    page: 'order/transfer-voucher',
    screen: 'modules/order/detail/TransferVoucher',
    guard: 'signedIn',
    params: seqNo,
  },
  orderRefund: {
    path: '/order/refund',
    ours: true,
    page: 'order/refund',
    screen: 'modules/order/detail/RefundRequest',
    guard: 'signedIn',
    params: seqNo,
  },
} as const satisfies RouteRows;
