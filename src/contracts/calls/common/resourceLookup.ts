import * as v from 'valibot';
import { countryCode, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';
import { promotionalResource } from './resources';

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
