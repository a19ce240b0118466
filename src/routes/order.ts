import * as v from 'valibot';
import { paymentGroups } from '@/domain/payment/paymentGroups';
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
    page: 'send/order/detail',
    shares: 'link',
    openQuery: true,
    params: seqNo,
  },
  trackTransfer: {
    path: '/track',
    page: 'send/order/track',
    guard: 'open',
    openQuery: true,
    unlisted: true,
    params: v.object({ code: v.optional(opaque) }),
  },
  paymentMethod: {
    path: '/{group}/paymentMethod',
    values: { group: paymentGroups },
    page: 'send/order/payment-method',
    params: v.object({ group: oneOf(paymentGroups), seqNo: identifier }),
  },
  bankPayment: {
    path: '/{group}/bankPayment',
    values: { group: paymentGroups },
    page: 'send/order/pay',
    params: v.object({
      group: oneOf(paymentGroups),
      seqNo: identifier,
      fundingType,
      /** Korea's payers name it first. */
      accountId: v.optional(identifier),
    }),
  },
  nzlJointAccount: {
    path: '/nzl/jointAccount',
    page: 'send/order/pay',
    params: seqNo,
  },
  sgpAtmPayment: {
    path: '/sgp/atmPayment',
    page: 'send/order/pay',
    params: toPay,
  },
  sgpPayNowPayment: {
    path: '/sgp/payNowPayment',
    page: 'send/order/pay',
    params: toPay,
  },
  braPixPayment: {
    path: '/BRA/pixPayment',
    page: 'send/order/pay',
    params: toPay,
  },
  vnmScanCodePay: {
    path: '/vnm/scanCodePay',
    page: 'send/order/pay',
    params: toPay,
  },
  euMbWayPaymentStatus: {
    path: '/EU/mbWayPaymentStatus',
    page: 'send/order/pay',
    params: seqNo,
  },
  euSelectPaymentBank: {
    path: '/EU/selectPaymentBank',
    page: 'send/order/pay',
    params: toPay,
  },
  korAccountList: {
    path: '/kor/accountList',
    page: 'send/order/accounts',
    params: toPay,
  },
  usaAchAccountList: {
    path: '/usa/achAccountList',
    page: 'send/order/accounts',
    params: toPay,
  },
  usaAchAccountAdd: {
    path: '/usa/achAccountAdd',
    page: 'send/order/accounts',
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
    page: 'send/order/pay',
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
    page: 'send/order/pay-back',
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
    page: 'send/order/pay-back',
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
    page: 'send/order/pay',
    params: v.object({ seqNo: identifier, fundingType }),
  },
  transferVoucher: {
    path: '/transferVoucher',
    page: 'send/order/pay',
    params: seqNo,
  },
  orderRefund: {
    path: '/order/refund',
    page: 'send/order/refund',
    params: seqNo,
  },
} as const satisfies RouteRows;
