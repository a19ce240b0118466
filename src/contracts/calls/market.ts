import * as v from 'valibot';
import {
  codedText,
  countryCode,
  currencyCode,
  empty,
  identifier,
  instant,
  shortText,
} from '../entities/base';
import { orderSummary } from '../entities/order';
import { shareAnswer, shareParams } from './common';
import { defineCall } from './defineCall';
import { serviceStatus } from './start';
import { promotionalResource, targetMarket } from './home';

export const occupiedCountry = v.object({
  countryCode,
  countryName: v.string(),
  countryEnName: v.string(),
  currency: currencyCode,
  currencyPrecision: v.number(),
  continent: v.string(),
  areaCode: v.string(),
  sourceStatus: v.optional(serviceStatus),
  targetStatus: v.optional(serviceStatus),
});

export const levelEnumType = v.picklist(['industry', 'purpose']);

const levelEntry = v.object({ ...codedText.entries, children: v.array(codedText) });

export const commonOccupiedCountries = defineCall({
  name: 'common.occupiedCountries',
  effect: 'read',
  method: 'GET',
  path: '/web/country/occupied/query/v2',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ list: v.array(occupiedCountry) }),
});

/** Only what the merchant of the `merchantCode` header serves. */
export const commonOccupiedCountriesMerchant = defineCall({
  name: 'common.occupiedCountriesMerchant',
  effect: 'read',
  method: 'GET',
  path: '/web/country/occupied/query/v2/1',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ list: v.array(occupiedCountry) }),
});

/** `fastPayment`: only targets reached within two hours. */
export const commonOccupiedTargets = defineCall({
  name: 'common.occupiedTargets',
  effect: 'read',
  method: 'GET',
  path: '/web/country/occupied/common/query/{countryCode}',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: v.object({ countryCode, fastPayment: v.optional(v.boolean()) }),
  answer: v.object({ list: v.array(v.object({ ...targetMarket.entries, fastPayment: v.boolean() })) }),
});

export const commonAskEnum = defineCall({
  name: 'common.askEnum',
  effect: 'read',
  method: 'GET',
  path: '/web/common/askEnum',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ list: v.array(v.object({ type: v.string(), values: v.array(codedText) })) }),
});

export const commonGetLevelEnum = defineCall({
  name: 'common.getLevelEnum',
  effect: 'read',
  method: 'POST',
  path: '/web/common/getLevelEnum',
  owner: 'common',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    type: levelEnumType,
    countryCode: v.optional(countryCode),
    targetCountry: v.optional(countryCode),
  }),
  answer: v.object({ list: v.array(levelEntry) }),
});

/** Known only by purpose; returns the options closest to the corridor. */
export const commonSelectList = defineCall({
  name: 'common.selectList',
  effect: 'read',
  method: 'POST',
  path: '/web/common/select/list',
  owner: 'common',
  ours: true,
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    type: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/)),
    countryCode,
    targetCountry: v.optional(countryCode),
  }),
  answer: v.object({ list: v.array(codedText) }),
});

/** Anyone with the link may call it: no name, full account or order number. */
export const commonOrderByToken = defineCall({
  name: 'common.orderByToken',
  encrypted: true,
  effect: 'read',
  method: 'GET',
  path: '/web/common/order/token/{token}',
  owner: 'common',
  token: 'none',
  flags: { softError: true },
  params: v.object({ token: identifier }),
  answer: v.object({
    ...v.pick(orderSummary, [
      'status',
      'papersWanted',
      'supplementsUntil',
      'safeUntil',
      'arrivalEstimateAt',
      'late',
      'expectedAt',
      'targetCountry',
      'targetAmount',
      'createTime',
    ]).entries,
    initials: v.string(),
    /** Bank or wallet, and last digits. */
    payeeLabel: shortText,
    serverTime: instant,
  }),
});

export const commonKoreanAddress = defineCall({
  name: 'common.koreanAddress',
  effect: 'read',
  method: 'POST',
  path: '/component/kr/address/addr',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    keyword: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
    currentPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    countPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))),
  }),
  answer: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        zipNo: v.string(),
        roadAddr: v.string(),
        jibunAddr: v.string(),
        engAddr: v.string(),
        siNm: v.string(),
        sggNm: v.string(),
      }),
    ),
  }),
});

/** Of a country (`CHN`) or a district (`CHN_GD`). */
export const commonCityList = defineCall({
  name: 'common.cityList',
  effect: 'read',
  method: 'GET',
  path: '/component/supportCountry/cityList/{id}',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[A-Z]{2,3}(_[A-Za-z0-9-]{1,20})?$/)) }),
  answer: v.object({ list: v.array(codedText) }),
});

export const commonResourcesOf = defineCall({
  name: 'common.resourcesOf',
  effect: 'read',
  method: 'GET',
  path: '/component/resources/v2/query/{platform}/{type}/{sourceCountryCode}',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    platform: v.picklist(['H5', 'iOS', 'Android', 'Weapp', 'Alipay']),
    type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    sourceCountryCode: countryCode,
  }),
  answer: v.object({ list: v.array(promotionalResource) }),
});

export const commonResourceSpecific = defineCall({
  name: 'common.resourceSpecific',
  effect: 'read',
  method: 'POST',
  path: '/component/resources/v2/query/specific',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    platform: shortText,
    type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    merchantCode: v.optional(shortText),
    targetCountry: v.optional(countryCode),
  }),
  answer: v.object({ resource: promotionalResource }),
});

/** Only the payer may share an order; the link's `code` is that of `common.orderByToken`. */
export const commonShareOverall = defineCall({
  name: 'common.shareOverall',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/component/wechat/sharelink/v2/overall',
  owner: 'common',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: shareParams,
  answer: v.object({ ...shareAnswer.entries, wechatRemittance: v.boolean() }),
});
