import * as v from 'valibot';
import { codedText, countryCode, identifier, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const shareParams = v.object({
  page: shortText,
  seqNo: v.optional(identifier),
  id: v.optional(identifier),
});

export const shareAnswer = v.object({
  appId: v.string(),
  content: v.string(),
  imgUrl: v.string(),
  jsapiTicket: v.string(),
  nonceStr: v.string(),
  page: v.string(),
  signature: v.string(),
  title: v.string(),
  url: v.string(),
  timestamp: v.string(),
});

export const commonDistricts = defineCall({
  name: 'common.districts',
  effect: 'read',
  method: 'POST',
  path: '/component/supportCountry/district/list',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: v.object({ country: countryCode, parent: v.optional(shortText) }),
  answer: v.object({ list: v.array(codedText) }),
});

export const commonZipCode = defineCall({
  name: 'common.zipCode',
  effect: 'read',
  method: 'POST',
  path: '/component/zipCode',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: v.object({ countryCode, postCode: v.pipe(v.string(), v.maxLength(12)) }),
  answer: v.object({
    list: v.array(v.object({ state: v.string(), city: v.string(), suburb: v.string() })),
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
