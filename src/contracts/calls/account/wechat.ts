import * as v from 'valibot';
import { identifier, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const wechatOpenId = defineCall({
  name: 'wechat.openId',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/wechat/get/openId',
  owner: 'account',
  host: 'login',
  token: 'optional',
  encrypted: true,
  flags: { softError: true, hideLoading: true },
  params: v.object({ code: shortText }),
  answer: v.object({ openId: identifier }),
});

export const wechatUserInfo = defineCall({
  name: 'wechat.userInfo',
  effect: 'read',
  method: 'POST',
  path: '/wechat/get/userInfo',
  owner: 'account',
  ours: true,
  host: 'login',
  token: 'optional',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ code: shortText }),
  answer: v.object({
    openId: identifier,
    nickName: v.string(),
    avatar: v.string(),
    bound: v.boolean(),
  }),
});
