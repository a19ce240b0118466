import * as v from 'valibot';
import { countryCode, remitType, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';
import { countryShape, serviceStatus } from './markets';

export const targetMarket = v.object({
  ...countryShape,
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
