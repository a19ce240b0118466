import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  decimalText,
  done,
  identifier,
  instant,
  shortText,
  listOf,
} from '../entities/base';
import { payer } from '../entities/payer';
import { captcha, captchaSent, contact, ownProof, password, ticket } from './account';
import { defineCall } from './defineCall';

const inviteCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/));

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

/** Without login, by a link in the message; one template or all. */
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

/** By the partner's single-use token; creates the account on the first visit. */
export const loginJointAccount = defineCall({
  name: 'login.jointAccount',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'GET',
  path: '/login/joint/account/{partyToken}',
  owner: 'account',
  host: 'login',
  token: 'none',
  flags: { softError: true },
  params: v.object({ partyToken: identifier }),
  answer: v.object({ payer, created: v.boolean() }),
});

export const userRegister = defineCall({
  name: 'user.register',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/register',
  owner: 'account',
  token: 'none',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...contact,
    captcha,
    countryCode,
    language: v.optional(v.pipe(v.string(), v.maxLength(10))),
    inviteCode: v.optional(inviteCode),
    channel: v.optional(shortText),
    clauseIds: listOf(identifier),
  }),
  answer: v.object({ userId: identifier, invited: v.boolean() }),
});

/** By the old one, the account password, or a ticket of scene `payPassword`. */
export const userPayPasswordSet = defineCall({
  name: 'user.payPasswordSet',
  effect: 'write',
  changes: ['password'],
  method: 'POST',
  path: '/web/user/payPwdSet',
  owner: 'account',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    payPassword: password,
    oldPayPassword: v.optional(password),
    password: ownProof.password,
    ...contact,
    contactType: v.optional(contact.contactType),
    ticket: v.optional(ticket),
  }),
  answer: done,
});

export const userReserveCheck = defineCall({
  name: 'user.reserveCheck',
  effect: 'read',
  method: 'POST',
  path: '/web/user/reserve/check',
  owner: 'account',
  encrypted: true,
  flags: { softError: true },
  params: v.object(contact),
  answer: v.object({ reserved: v.boolean(), own: v.boolean() }),
});

export const userLevel = defineCall({
  name: 'user.level',
  effect: 'read',
  method: 'POST',
  path: '/web/user/level',
  owner: 'account',
  flags: { hideLoading: true, softError: true },
  params: v.object({ userId: v.optional(identifier) }),
  answer: v.object({
    level: v.number(),
    name: v.string(),
    transfers: v.number(),
    /** Needed for the next level; absent on the highest. */
    nextAt: v.optional(v.number()),
    benefits: v.array(v.string()),
  }),
});

/** To the payer's own contact; `payeeChange` names the payee. */
export const userSendCaptcha = defineCall({
  name: 'user.sendCaptcha',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/userverify/send/captcha',
  owner: 'account',
  flags: { softError: true },
  params: v.object({
    contactType: v.picklist(['phone', 'email']),
    kind: v.optional(v.picklist(['text', 'voice'])),
    scene: v.picklist(['payPassword', 'payeeChange', 'resetPassword', 'setPassword']),
    payeeId: v.optional(identifier),
    challengeId: v.optional(identifier),
    challengeAnswer: v.optional(shortText),
  }),
  answer: v.object({ ...captchaSent.entries, target: v.string() }),
});

/** Link of an activation mail; needs the login of the requesting account. */
export const emailActivate = defineCall({
  name: 'email.activate',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/email/active',
  owner: 'account',
  flags: { softError: true },
  params: v.object({ code: identifier }),
  answer: v.object({ email: v.string(), activated: v.literal(true) }),
});

export const inviteCount = defineCall({
  name: 'invite.count',
  effect: 'read',
  shows: ['invite'],
  method: 'GET',
  path: '/web/user/invite/count',
  owner: 'activity',
  ours: true,
  flags: { hideLoading: true, softError: true },
  /** `registered`: signed up; `rewarded`: first transfer arrived. */
  params: v.object({ type: v.picklist(['registered', 'rewarded']), userId: identifier }),
  answer: v.object({
    count: v.number(),
    rewardAmount: decimalText,
    rewardCurrency: currencyCode,
    lastAt: v.optional(instant),
  }),
});

const quiet = { hideLoading: true, softError: true } as const;

export const userWhiteList = defineCall({
  name: 'user.whiteList',
  effect: 'read',
  method: 'POST',
  path: '/web/white/basic/query',
  owner: 'account',
  flags: quiet,
  params: v.object({ features: v.optional(v.pipe(v.array(shortText), v.maxLength(20))) }),
  answer: v.object({ list: v.array(v.object({ feature: v.string(), allowed: v.boolean() })) }),
});
