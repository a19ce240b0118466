// Account calls of the user centre, of partners and of pages that are opened by a link.
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

/** The chat app's user behind a login code, and whether it belongs to an account. */
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
    /** An account has signed in with this user before. */
    bound: v.boolean(),
  }),
});

/** Ends messages of the chat app, all of an open id or one template's; a link in the message makes it, without a login. */
export const wechatUnbindSubscribe = defineCall({
  name: 'wechat.unbindSubscribe',
  effect: 'write',
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

/** Signs a partner's user in by the partner's own token, which counts once; makes the account at the first visit. */
export const loginJointAccount = defineCall({
  name: 'login.jointAccount',
  encrypted: true,
  effect: 'write',
  method: 'GET',
  path: '/login/joint/account/{partyToken}',
  owner: 'account',
  host: 'login',
  token: 'none',
  flags: { softError: true },
  params: v.object({ partyToken: identifier }),
  answer: v.object({ payer, created: v.boolean() }),
});

/** Registers from a web page, such as an invitation, without signing in. */
export const userRegister = defineCall({
  name: 'user.register',
  effect: 'write',
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

/** Sets the payment password, with the old one, the password of the account, or a ticket of the scene `payPassword`. */
export const userPayPasswordSet = defineCall({
  name: 'user.payPasswordSet',
  effect: 'write',
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

/** Whether a contact is taken already, before a form is filled in for nothing. */
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
    /** Transfers that reached their payee. */
    transfers: v.number(),
    /** How many make the next level; absent on the highest. */
    nextAt: v.optional(v.number()),
    benefits: v.array(v.string()),
  }),
});

/** A code to the payer's own contact; `payeeChange` names the payee whose details are to change. */
export const userSendCaptcha = defineCall({
  name: 'user.sendCaptcha',
  effect: 'write',
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

/** Opens the link of an activation mail, signed in as whoever asked for it. */
export const emailActivate = defineCall({
  name: 'email.activate',
  encrypted: true,
  effect: 'write',
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
  method: 'GET',
  path: '/web/user/invite/count',
  owner: 'activity',
  ours: true,
  flags: { hideLoading: true, softError: true },
  /** `registered`: friends who signed up; `rewarded`: those whose first transfer arrived. */
  params: v.object({ type: v.picklist(['registered', 'rewarded']), userId: identifier }),
  answer: v.object({
    count: v.number(),
    rewardAmount: decimalText,
    rewardCurrency: currencyCode,
    lastAt: v.optional(instant),
  }),
});

const quiet = { hideLoading: true, softError: true } as const;

/** Features this payer has been let in to before everyone else. */
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
