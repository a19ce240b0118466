import * as v from 'valibot';
import { codedText, countryCode, identifier, ossFileKey, shortText } from '../entities/base';
import { defineCall } from './defineCall';

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

export const commonGetEnum = defineCall({
  name: 'common.getEnum',
  effect: 'read',
  method: 'POST',
  path: '/web/common/getEnum',
  owner: 'common',
  token: 'optional',
  flags: { hideLoading: true },
  params: v.object({
    type: v.picklist([
      'purpose',
      'relationship',
      'occupation',
      'incomeSource',
      'accountPurpose',
      'refundReason',
      'walletProvider',
    ]),
    countryCode: v.optional(countryCode),
    targetCountry: v.optional(countryCode),
  }),
  answer: v.object({ list: v.array(codedText) }),
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

export const commonShareConfigs = defineCall({
  name: 'common.shareConfigs',
  encrypted: true,
  effect: 'read',
  method: 'POST',
  path: '/component/wechat/sharelink/v2/configs',
  owner: 'common',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: shareParams,
  answer: shareAnswer,
});

export const commonUploadImage = defineCall({
  name: 'common.uploadImage',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/image/uploadImage',
  owner: 'common',
  contentType: 'multipart',
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    scene: shortText,
    fileNumber: shortText,
    side: v.optional(shortText),
    seqNo: v.optional(identifier),
  }),
  answer: v.object({ ossFileKey, imgFileNameOriginal: v.string() }),
});
