import * as v from 'valibot';
import { codedText, countryCode } from '../../entities/base';
import { defineCall } from '../defineCall';

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
