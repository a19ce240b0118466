// In the main package.
import * as v from 'valibot';
import {
  corridor,
  countryCode,
  currencyCode,
  decimalText,
  empty,
  identifier,
  remitType,
  shortText,
} from '../entities/base';
import { quote } from '../entities/order';
import { payeeMethod } from '../entities/payeeMethod';
import { historyInfo } from '../entities/payer';
import { defineCall } from './defineCall';
import { serviceStatus } from './start';

export const targetMarket = v.object({
  countryCode,
  countryName: v.string(),
  countryEnName: v.string(),
  currency: currencyCode,
  currencyPrecision: v.number(),
  continent: v.string(),
  targetCountry: countryCode,
  rateAccuracy: v.number(),
  exRateBase: v.number(),
  status: serviceStatus,
});
export type TargetMarketRecord = v.InferOutput<typeof targetMarket>;

export const commonSupportCountryFilter = defineCall({
  name: 'common.supportCountryFilter',
  effect: 'read',
  method: 'POST',
  path: '/web/common/supportCountry/filter',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: v.object({ countryCode, remitType, bankChannel: v.optional(shortText) }),
  answer: v.object({ list: v.array(targetMarket) }),
});

export const payerHistory = defineCall({
  name: 'payer.history',
  effect: 'read',
  method: 'GET',
  path: '/web/payer/v2/history/order/statistics',
  owner: 'account',
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: historyInfo,
});

/** Give either sourceAmount or targetAmount; limit codes outside the limits. */
export const ratesFee = defineCall({
  name: 'rates.fee',
  effect: 'read',
  method: 'POST',
  path: '/web/ratefee/fee',
  owner: 'rates',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    ...corridor,
    sourceAmount: v.optional(decimalText),
    targetAmount: v.optional(decimalText),
    remitType,
    accountType: v.optional(shortText),
    couponId: v.optional(identifier),
  }),
  answer: quote,
});

/** The usual one, the default for prices, is first. */
export const payeeMethods = defineCall({
  name: 'payee.methods',
  effect: 'read',
  method: 'GET',
  path: '/web/payee/v2/query/payment/method/{source}/{target}',
  owner: 'payee',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    source: countryCode,
    target: countryCode,
    remitType,
    sourceAmount: v.optional(decimalText),
  }),
  answer: v.object({ list: v.array(payeeMethod) }),
});

export const messageNew = defineCall({
  name: 'message.new',
  effect: 'read',
  shows: ['message'],
  method: 'GET',
  path: '/web/user/message/new',
  owner: 'message',
  flags: { hideLoading: true, softError: true, ignoreHttpError: true },
  params: empty,
  answer: v.object({ unread: v.number() }),
});

export const commonBaseConfig = defineCall({
  name: 'common.baseConfig',
  effect: 'read',
  method: 'GET',
  path: '/web/base/config',
  owner: 'common',
  token: 'none',
  ours: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ merchantCode: v.optional(shortText), countryCode: v.optional(countryCode) }),
  answer: v.object({
    merchantProfile: v.string(),
    merchantProfileHk: v.string(),
    merchantProfileEn: v.string(),
    merchantAbbreviation: v.string(),
    merchantName: v.string(),
    homeRightLogo: v.string(),
    banner: v.string(),
    otherBanner: v.string(),
    remitType: v.array(remitType),
    mainPageColor: v.string(),
    backdropColor: v.string(),
    fontColor: v.string(),
  }),
});

export const promotionalResource = v.object({
  resourceImgUrl: v.string(),
  resourceLink: v.string(),
  type: v.number(),
  linkType: v.string(),
  content: v.string(),
  carouselVOList: v.optional(
    v.array(v.object({ resourceImgUrl: v.string(), resourceLink: v.string(), content: v.string() })),
  ),
});

export const commonResources = defineCall({
  name: 'common.resources',
  effect: 'read',
  method: 'POST',
  path: '/component/resources/v2/list',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    types: shortText,
    platform: shortText,
    merchantCode: v.optional(shortText),
  }),
  answer: v.object({ list: v.array(promotionalResource) }),
});

export const commonInHomeCatalog = defineCall({
  name: 'common.inHomeCatalog',
  effect: 'read',
  method: 'GET',
  path: '/component/inhome/catalog/one/{id}',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({ id: identifier }),
  answer: v.object({ id: identifier, title: v.string(), list: v.array(promotionalResource) }),
});
