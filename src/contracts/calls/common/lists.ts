import * as v from 'valibot';
import { codedText, countryCode, empty } from '../../entities/base';
import { defineCall } from '../defineCall';
import { countryShape, serviceStatus } from './markets';
import { targetMarket } from './targets';

export const occupiedCountry = v.object({
  ...countryShape,
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

/** Known only by purpose; options closest to the corridor. */
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
