import * as v from 'valibot';
import { done, empty, identifier } from '../../entities/base';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;

const subscription = v.object({
  templateId: identifier,
  title: v.string(),
  bound: v.boolean(),
  remaining: v.number(),
});

/** Templates just allowed in a mini-program: one message each. */
export const messageSubscribeApplet = defineCall({
  name: 'message.subscribeApplet',
  effect: 'write',
  changes: ['notify'],
  method: 'POST',
  path: '/web/applets/subscribe/user',
  owner: 'message',
  flags: quiet,
  params: v.object({
    openId: identifier,
    templateIds: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(10)),
  }),
  answer: v.object({ list: v.array(subscription) }),
});

export const messageSubscriptionSettings = defineCall({
  name: 'message.subscriptionSettings',
  effect: 'read',
  shows: ['notify'],
  method: 'GET',
  path: '/web/applets/subscribe/settings',
  owner: 'message',
  ours: true,
  flags: quiet,
  params: empty,
  answer: v.object({ list: v.array(subscription) }),
});

/** Binds or frees the open id that gets messages. */
export const messageBindSubscription = defineCall({
  name: 'message.bindSubscription',
  effect: 'write',
  changes: ['notify'],
  method: 'POST',
  path: '/web/applets/subscribe/bind',
  owner: 'message',
  ours: true,
  idempotent: true,
  flags: quiet,
  params: v.object({ openId: identifier, bound: v.boolean() }),
  answer: done,
});

const topic = v.picklist(['transfers', 'rates', 'offers']);
const channel = v.picklist(['mail', 'push']);

const settings = v.object({
  hasMail: v.boolean(),
  list: v.array(v.object({ topic, mail: v.boolean(), push: v.boolean() })),
});

export const messageSettings = defineCall({
  name: 'message.settings',
  effect: 'read',
  shows: ['notify'],
  method: 'GET',
  path: '/web/user/message/settings',
  owner: 'message',
  ours: true,
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: settings,
});

export const messageSettingsSave = defineCall({
  name: 'message.settingsSave',
  effect: 'write',
  changes: ['notify'],
  method: 'POST',
  path: '/web/user/message/settings/save',
  owner: 'message',
  ours: true,
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ topic, channel, enabled: v.boolean() }),
  answer: settings,
});

/** Without login, by a message's link; one template or all. */
export const wechatUnbindSubscribe = defineCall({
  name: 'wechat.unbindSubscribe',
  effect: 'write',
  changes: ['notify'],
  method: 'POST',
  path: '/wechat/unbind/subscribe/user',
  owner: 'account',
  host: 'login',
  token: 'none',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ openId: identifier, templateId: v.optional(identifier) }),
  answer: v.object({ ended: v.number() }),
});
