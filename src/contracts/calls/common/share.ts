import { defineCall } from '../defineCall';
import { shareAnswer, shareParams } from './places';

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
