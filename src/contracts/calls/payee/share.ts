// The payee completes their part by a link; its token opens nothing else.
import * as v from 'valibot';
import { areaCode, countryCode, identifier, instant, shortText } from '../../entities/base';
import { payeeForm } from '../../entities/payee';
import { payeeShareView, shareStep } from '../../entities/payeeShare';
import { defineCall } from '../defineCall';

const share = v.object({ share: payeeShareView });

const link = v.object({
  shareCode: identifier,
  link: v.string(),
  step: shareStep,
  expiresAt: instant,
});

const phoneNumber = v.pipe(v.string(), v.regex(/^\d{7,12}$/));
const visitor = { method: 'POST', owner: 'payee', token: 'share', flags: { softError: true } } as const;

export const payeeShareGetUrl = defineCall({
  name: 'payeeShare.getUrl',
  effect: 'write',
  changes: ['payee'],
  method: 'POST',
  path: '/web/payee/share/getUrl',
  owner: 'payee',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    sourceCountry: countryCode,
    payeeId: v.optional(identifier),
    country: v.optional(countryCode),
    name: v.optional(shortText),
    areaCode: v.optional(areaCode),
    phoneNumber: v.optional(phoneNumber),
  }),
  answer: link,
});

export const payeeShareExchangeAuthGetUrl = defineCall({
  name: 'payeeShare.exchangeAuthGetUrl',
  effect: 'write',
  changes: ['payee'],
  method: 'POST',
  path: '/web/payee/share/exchange/auth/getUrl',
  owner: 'payee',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ sourceCountry: countryCode, payeeId: identifier }),
  answer: link,
});

/** Returns the only token that the calls below accept. */
export const payeeShareCheck = defineCall({
  name: 'payeeShare.check',
  effect: 'read',
  shows: ['share'],
  stores: true,
  method: 'POST',
  path: '/web/payee/share/check',
  owner: 'payee',
  token: 'none',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ shareCode: identifier, countryCode: v.optional(countryCode) }),
  answer: v.object({ share: payeeShareView, shareToken: v.pipe(v.string(), v.maxLength(200)) }),
});

export const payeeShareAgree = defineCall({
  name: 'payeeShare.agree',
  encrypted: true,
  effect: 'write',
  changes: [],
  ...visitor,
  path: '/web/payee/share/protocol/agree',
  ours: true,
  idempotent: true,
  params: v.object({ agreed: v.literal(true) }),
  answer: share,
});

export const payeeShareSendCode = defineCall({
  name: 'payeeShare.sendCode',
  effect: 'write',
  changes: [],
  ...visitor,
  path: '/web/payee/share/phone/code',
  ours: true,
  encrypted: true,
  params: v.object({
    areaCode,
    phoneNumber,
    challengeId: v.optional(identifier),
    challengeAnswer: v.optional(shortText),
  }),
  answer: v.object({ resendSeconds: v.number() }),
});

export const payeeShareConfirmPhone = defineCall({
  name: 'payeeShare.confirmPhone',
  effect: 'write',
  changes: [],
  ...visitor,
  path: '/web/payee/share/phone/confirm',
  ours: true,
  encrypted: true,
  params: v.object({ areaCode, phoneNumber, captcha: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  answer: share,
});

export const payeeShareChooseBank = defineCall({
  name: 'payeeShare.chooseBank',
  effect: 'write',
  changes: [],
  ...visitor,
  path: '/web/payee/share/choose/bank',
  encrypted: true,
  idempotent: true,
  params: v.object({ ...payeeForm.entries, nameAppealFlag: v.optional(v.picklist([1, 2])) }),
  answer: share,
});

export const payeeShareExchangeAuthConfirm = defineCall({
  name: 'payeeShare.exchangeAuthConfirm',
  encrypted: true,
  effect: 'write',
  changes: [],
  ...visitor,
  path: '/web/payee/share/exchange/auth/confirm',
  idempotent: true,
  params: v.object({ agreed: v.literal(true) }),
  answer: share,
});
