import * as v from 'valibot';
import { paymentGroups } from '@/domain/paymentGroups';
import { country, identifier, oneOf, opaque, seqNo, shortText, whole } from './params';
import type { RouteRows } from './types';

/** First path part of the address a payment service returns to. */
// prettier-ignore
const returnCountries = [
  'aunz', 'AUS', 'NZL', 'JPN', 'SGP', 'HKG', 'EU', 'GBR', 'CAN', 'USA', 'BRA', 'KOR', 'VNM', 'CHN',
] as const;

const fundingType = v.optional(whole);
const toPay = v.object({ seqNo: identifier, fundingType });

export const orderRoutes = {
  bankOrder: {
    path: '/bankOrder',
    aliases: ['/orderDetail'],
    page: 'order/detail',
    shares: 'link',
    openQuery: true,
    params: seqNo,
  },
  trackTransfer: {
    path: '/track',
    page: 'order/track',
    guard: 'open',
    openQuery: true,
    unlisted: true,
    params: v.object({ code: v.optional(opaque) }),
  },
  paymentMethod: {
    path: '/{group}/paymentMethod',
    values: { group: paymentGroups },
    page: 'order/payment-method',
    params: v.object({ group: oneOf(paymentGroups), seqNo: identifier }),
  },
  bankPayment: {
    path: '/{group}/bankPayment',
    values: { group: paymentGroups },
    page: 'order/pay',
    params: v.object({ group: oneOf(paymentGroups), seqNo: identifier, fundingType }),
  },
  nzlJointAccount: {
    path: '/nzl/jointAccount',
    page: 'order/pay',
    params: seqNo,
  },
  sgpAtmPayment: {
    path: '/sgp/atmPayment',
    page: 'order/pay',
    params: toPay,
  },
  sgpPayNowPayment: {
    path: '/sgp/payNowPayment',
    page: 'order/pay',
    params: toPay,
  },
  braPixPayment: {
    path: '/BRA/pixPayment',
    page: 'order/pay',
    params: toPay,
  },
  vnmScanCodePay: {
    path: '/vnm/scanCodePay',
    page: 'order/pay',
    params: toPay,
  },
  euMbWayPaymentStatus: {
    path: '/EU/mbWayPaymentStatus',
    page: 'order/pay',
    params: seqNo,
  },
  euSelectPaymentBank: {
    path: '/EU/selectPaymentBank',
    page: 'order/pay',
    params: toPay,
  },
  korAccountList: {
    path: '/kor/accountList',
    page: 'order/accounts',
    params: toPay,
  },
  usaAchAccountList: {
    path: '/usa/achAccountList',
    page: 'order/accounts',
    params: toPay,
  },
  usaAchAccountAdd: {
    path: '/usa/achAccountAdd',
    page: 'order/accounts',
    openQuery: true,
    params: v.object({
      seqNo: v.optional(identifier),
      fundingType,
      linkToken: v.optional(opaque),
      accountId: v.optional(identifier),
    }),
  },
  paymentLink: {
    path: '/paymentLink',
    page: 'order/pay',
    params: v.object({
      seqNo: identifier,
      fundingType,
      bankCode: v.optional(shortText),
    }),
  },
  orderPayBack: {
    path: '/orderPayBack',
    values: { countryCode: returnCountries },
    aliases: ['/{countryCode}/orderPayBack'],
    page: 'order/pay-back',
    openQuery: true,
    params: v.object({
      seqNo: v.optional(identifier),
      countryCode: v.optional(v.union([oneOf(returnCountries), country])),
      /** The payment service's result is only logged; the order itself is queried. */
      status: v.optional(shortText),
    }),
  },
  poliPayback: {
    path: '/aunz/poliPayback',
    page: 'order/pay-back',
    openQuery: true,
    params: v.object({
      seqNo: v.optional(identifier),
      /** POLi's payment token, not a session. */
      token: v.optional(opaque),
      status: v.optional(shortText),
    }),
  },
  waitPayment: {
    path: '/waitPayment',
    page: 'order/pay',
    params: v.object({ seqNo: identifier, fundingType }),
  },
  transferVoucher: {
    path: '/transferVoucher',
    page: 'order/pay',
    params: seqNo,
  },
  orderRefund: {
    path: '/order/refund',
    page: 'order/refund',
    params: seqNo,
  },
} as const satisfies RouteRows;
