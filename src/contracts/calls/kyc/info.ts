import { empty } from '../../entities/base';
import { kycRecord } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const kycInfo = defineCall({
  name: 'kyc.info',
  effect: 'read',
  shows: ['kyc'],
  method: 'GET',
  path: '/web/payer/v2/kycInfo',
  owner: 'kyc',
  encrypted: true,
  flags: { hideLoading: true },
  params: empty,
  answer: kycRecord,
});
