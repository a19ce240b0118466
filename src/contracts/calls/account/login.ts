import * as v from 'valibot';
import { areaCode, countryCode, done, identifier, listOf, shortText } from '../../entities/base';
import { payer } from '../../entities/payer';
import { defineCall } from '../defineCall';

export const password = v.pipe(v.string(), v.minLength(6), v.maxLength(16));

export const captcha = v.pipe(v.string(), v.regex(/^\d{6}$/));

export const contact = {
  contactType: v.picklist(['phone', 'email']),
  areaCode: v.optional(areaCode),
  phoneNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{7,12}$/))),
  email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(140))),
};

/** Codes of one scene are refused in another. */
const scene = v.picklist([
  'login',
  'register',
  'resetPassword',
  'bindPhone',
  'bindEmail',
  'setPassword',
  'payPassword',
  'payeeChange',
  'replaceContact',
  'closeAccount',
  'newDevice',
]);

const sendCaptcha = v.object({
  ...contact,
  scene,
  challengeId: v.optional(identifier),
  challengeAnswer: v.optional(shortText),
});

/** The password, or a code to a contact of the account. */
export const ownProof = {
  password: v.optional(v.pipe(v.string(), v.maxLength(64))),
  ownTicket: v.optional(identifier),
};

export const captchaSent = v.object({ resendSeconds: v.number() });

/** A verified contact: once, within ten minutes. */
export const ticket = identifier;

export const loginCaptcha = defineCall({
  name: 'login.captcha',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/captcha',
  owner: 'account',
  host: 'login',
  token: 'optional',
  encrypted: true,
  flags: { softError: true },
  params: sendCaptcha,
  answer: captchaSent,
});

export const loginVoiceCaptcha = defineCall({
  name: 'login.voiceCaptcha',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/voiceCaptcha',
  owner: 'account',
  host: 'login',
  token: 'optional',
  encrypted: true,
  flags: { softError: true },
  params: sendCaptcha,
  answer: captchaSent,
});

export const loginCaptchaVerify = defineCall({
  name: 'login.captchaVerify',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/captcha/verify',
  owner: 'account',
  host: 'login',
  token: 'optional',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ ...contact, scene, captcha }),
  answer: v.object({
    ticket,
    registered: v.boolean(),
    countryCode: v.optional(countryCode),
  }),
});

/** By `ticket`, password, or another session's `gToken`. The token is in responseHeader. */
export const loginUserInfo = defineCall({
  name: 'login.userInfo',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/userInfo',
  owner: 'account',
  host: 'login',
  token: 'none',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...contact,
    contactType: v.optional(contact.contactType),
    ticket: v.optional(ticket),
    password: v.optional(password),
    gToken: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
  answer: v.object({ payer }),
});

export const loginRegister = defineCall({
  name: 'login.register',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/register',
  owner: 'account',
  host: 'login',
  token: 'none',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...contact,
    ticket,
    countryCode,
    language: shortText,
    password: v.optional(password),
    inviteCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/))),
    clauseIds: listOf(identifier),
  }),
  answer: v.object({ payer }),
});

/** With `oldPassword` or a ticket of scene `setPassword`; signed out, of `resetPassword`. */
export const loginSetPassword = defineCall({
  name: 'login.setPassword',
  effect: 'write',
  changes: ['password'],
  method: 'POST',
  path: '/login/set/password',
  owner: 'account',
  host: 'login',
  token: 'optional',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ ...contact, ticket: v.optional(ticket), password, oldPassword: v.optional(password) }),
  answer: done,
});

export const loginPhoneBind = defineCall({
  name: 'login.phoneBind',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/phone/bind',
  owner: 'account',
  host: 'login',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ areaCode, phoneNumber: v.pipe(v.string(), v.regex(/^\d{7,12}$/)), ticket, ...ownProof }),
  answer: v.object({ payer }),
});

export const loginEmailBind = defineCall({
  name: 'login.emailBind',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/email/bind',
  owner: 'account',
  host: 'login',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ email: v.pipe(v.string(), v.email(), v.maxLength(140)), ticket, ...ownProof }),
  answer: v.object({ payer }),
});
