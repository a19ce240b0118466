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
  nzlJointAccount: {
    path: '/nzl/jointAccount',
    page: 'order/joint-account',
    screen: 'modules/order/accounts/JointAccount',
    guard: 'signedIn',
    params: seqNo,
  },
  sgpAtmPayment: {
    path: '/sgp/atmPayment',
    page: 'order/atm-payment',
    screen: 'modules/order/pay/AtmPayment',
    guard: 'signedIn',
    params: toPay,
  },
  sgpPayNowPayment: {
    path: '/sgp/payNowPayment',
    page: 'order/code-payment',
    screen: 'modules/order/pay/CodePayment',
    guard: 'signedIn',
    params: toPay,
  },
  braPixPayment: {
    path: '/BRA/pixPayment',
    page: 'order/code-payment',
    screen: 'modules/order/pay/CodePayment',
    guard: 'signedIn',
    params: toPay,
  },
  vnmScanCodePay: {
    path: '/vnm/scanCodePay',
    page: 'order/code-payment',
    screen: 'modules/order/pay/CodePayment',
    guard: 'signedIn',
    params: toPay,
  },
  euMbWayPaymentStatus: {
    path: '/EU/mbWayPaymentStatus',
    page: 'order/mb-way',
    screen: 'modules/order/pay/MbWayPayment',
    guard: 'signedIn',
    params: seqNo,
  },
  euSelectPaymentBank: {
    path: '/EU/selectPaymentBank',
    page: 'order/select-bank',
    screen: 'modules/order/pay/SelectBank',
    guard: 'signedIn',
    params: toPay,
  },
  korAccountList: {
    path: '/kor/accountList',
    page: 'order/kor-accounts',
    screen: 'modules/order/accounts/KorAccountList',
    guard: 'signedIn',
    params: toPay,
  },
  usaAchAccountList: {
    path: '/usa/achAccountList',
    page: 'order/ach-accounts',
    screen: 'modules/order/accounts/AchAccountList',
    guard: 'signedIn',
    params: toPay,
  },
  usaAchAccountAdd: {
    path: '/usa/achAccountAdd',
    page: 'order/ach-account-add',
    screen: 'modules/order/accounts/AchAccountAdd',
    guard: 'signedIn',
    openQuery: true,
    params: v.object({
      seqNo: v.optional(identifier),
      /** Of the bank's page, which leads back here. */
      linkToken: v.optional(opaque),
      /** An account whose bank has to be linked again. */
      accountId: v.optional(identifier),
    }),
  },
  paymentLink: {
    path: '/paymentLink',
    page: 'order/payment-link',
    screen: 'modules/order/pay/PaymentLink',
    guard: 'signedIn',
    params: v.object({
      seqNo: identifier,
      fundingType,
      /** The payer's bank, where the method asks for it first. */
      bankCode: v.optional(shortText),
    }),
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
