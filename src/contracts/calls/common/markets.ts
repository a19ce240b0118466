import * as v from 'valibot';
import { countryCode, currencyCode, empty } from '../../entities/base';
import { defineCall } from '../defineCall';

export const serviceStatus = v.picklist(['opened', 'maintenance', 'soonOpen', 'opening']);

export const countryShape = {
  countryCode,
  countryName: v.string(),
  countryEnName: v.string(),
  currency: currencyCode,
  currencyPrecision: v.number(),
  continent: v.string(),
};

/** Empty domain: the build's base host. */
export const market = v.object({
  ...countryShape,
  areaCode: v.string(),
  status: serviceStatus,
  domain: v.string(),
  loginDomain: v.string(),
  ocrDomain: v.string(),
});
export type MarketRecord = v.InferOutput<typeof market>;

export const commonSupportCountry = defineCall({
  name: 'common.supportCountry',
  effect: 'read',
  method: 'GET',
  path: '/web/common/supportCountry',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ list: v.array(market) }),
});
