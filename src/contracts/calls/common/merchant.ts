import * as v from 'valibot';
import { countryCode, remitType, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

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
