import * as v from 'valibot';
import { codedText, countryCode, done, empty, identifier, instant, shortText, text } from '../entities/base';
import { defineCall } from './defineCall';
import { registerCalls } from './registry';

const quiet = { hideLoading: true, softError: true } as const;

/** What a proof is about: the lists of the evidence screens. */
export const verifyType = v.picklist([
  'relationship',
  'sourceOfFunds',
  'purpose',
  'study',
  'address',
  'identity',
]);

const subscription = v.object({
  templateId: identifier,
  title: v.string(),
  bound: v.boolean(),
  /** Messages that may still be sent; a subscription of the chat app counts one each. */
  remaining: v.number(),
});

/** Risk, tutorials, share codes, subscriptions, lists and the bank partner. */
export const serviceCalls = registerCalls({
  'risk.examples': defineCall({
    method: 'POST',
    path: '/web/risk/examples',
    owner: 'risk',
    idempotent: true,
    flags: quiet,
    params: v.object({
      userId: identifier,
      countryCode,
      verifyType,
      relationShip: v.optional(shortText),
      riskType: v.optional(shortText),
      seqNo: v.optional(identifier),
      targetCountry: v.optional(countryCode),
      payeeId: v.optional(identifier),
    }),
    answer: v.object({
      topTitle: v.string(),
      topContent: v.string(),
      riskExamplePicsList: v.array(v.object({ title: v.string(), imgUrl: v.string(), content: v.string() })),
      bottomTitle: v.string(),
      bottomContent: v.string(),
    }),
  }),
  /** Why compliance turned an order down, and whether new proof would help. */
  'risk.complianceRejection': defineCall({
    method: 'POST',
    path: '/web/riskLabel/compliance/rejection',
    owner: 'risk',
    idempotent: true,
    flags: quiet,
    params: v.object({ seqNo: identifier }),
    answer: v.object({
      rejected: v.boolean(),
      reasons: v.array(v.object({ ...codedText.entries, verifyType: v.optional(verifyType) })),
      canSubmit: v.boolean(),
      rejectedAt: v.optional(instant),
    }),
  }),
  /** A line of thanks from the payee, in the language of the payee's country and in the payer's. */
  'order.thankCopywriter': defineCall({
    method: 'POST',
    path: '/web/translator/thank/copywriter',
    owner: 'order',
    idempotent: true,
    flags: quiet,
    params: v.object({ seqNo: identifier }),
    answer: v.object({ language: v.string(), original: v.string(), translation: v.string() }),
  }),
  'support.tutorialLink': defineCall({
    method: 'POST',
    path: '/web/tutorialLink/getTutorialLink',
    owner: 'common',
    token: 'optional',
    idempotent: true,
    flags: quiet,
    params: v.object({ countryCode, type: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/)) }),
    answer: v.object({ title: v.string(), link: v.string() }),
  }),
  /** Counts what became of a shared code: shown, opened, or handed on. Once a device and action. */
  'invite.shareRecord': defineCall({
    method: 'POST',
    path: '/web/shareCode/record/update',
    owner: 'activity',
    token: 'optional',
    idempotent: true,
    flags: quiet,
    params: v.object({
      shareCode: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,40}$/)),
      action: v.picklist(['shared', 'opened', 'registered']),
      page: v.optional(shortText),
    }),
    answer: v.object({ count: v.number() }),
  }),
  /** Templates the user has just allowed in a mini-program: one message each. */
  'message.subscribeApplet': defineCall({
    method: 'POST',
    path: '/web/applets/subscribe/user',
    owner: 'message',
    flags: quiet,
    params: v.object({
      openId: identifier,
      templateIds: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(10)),
    }),
    answer: v.object({ list: v.array(subscription) }),
  }),
  'message.subscriptionSettings': defineCall({
    method: 'GET',
    path: '/web/applets/subscribe/settings',
    owner: 'message',
    ours: true,
    flags: quiet,
    params: empty,
    answer: v.object({ list: v.array(subscription) }),
  }),
  /** Binds the open id that messages go to, or frees it. */
  'message.bindSubscription': defineCall({
    method: 'POST',
    path: '/web/applets/subscribe/bind',
    owner: 'message',
    ours: true,
    idempotent: true,
    flags: quiet,
    params: v.object({ openId: identifier, bound: v.boolean() }),
    answer: done,
  }),
  /** Articles of the help centre for a payer's level, and a line of their own for the higher ones. */
  'support.knowledgeBase': defineCall({
    method: 'POST',
    path: '/web/medium/knowledgeBase/business/vip',
    owner: 'common',
    idempotent: true,
    flags: quiet,
    params: v.object({ countryCode, keyword: v.optional(shortText) }),
    answer: v.object({
      vip: v.boolean(),
      serviceLink: v.string(),
      list: v.array(v.object({ id: identifier, title: v.string(), link: v.string() })),
    }),
  }),
  /** Features this payer has been let in to before everyone else. */
  'user.whiteList': defineCall({
    method: 'POST',
    path: '/web/white/basic/query',
    owner: 'account',
    idempotent: true,
    flags: quiet,
    params: v.object({ features: v.optional(v.pipe(v.array(shortText), v.maxLength(20))) }),
    answer: v.object({ list: v.array(v.object({ feature: v.string(), allowed: v.boolean() })) }),
  }),
  /** What happened on a third party's bank page (link opened, bank chosen, finished, failed). */
  'tracking.bankLink': defineCall({
    method: 'POST',
    path: '/web/medium/bankLink/event',
    owner: 'tracking',
    ours: true,
    flags: { ...quiet, ignoreHttpError: true },
    params: v.object({
      provider: shortText,
      event: v.picklist(['opened', 'bankChosen', 'succeeded', 'failed', 'closed']),
      sessionId: identifier,
      seqNo: v.optional(identifier),
      detail: v.optional(text),
      at: instant,
    }),
    answer: done,
  }),
  /** Exchanges the bank partner's token, sent in the `token` header, for a session token. */
  'partner.auth': defineCall({
    method: 'GET',
    path: '/web/partner/auth',
    owner: 'partner',
    ours: true,
    token: 'optional',
    idempotent: false,
    flags: { softError: true },
    params: v.object({ timestamp: instant, collectType: v.optional(shortText) }),
    answer: v.pipe(v.string(), v.minLength(20)),
  }),
  /** The parts of the key that the bank partner's pages encrypt with; joined in this order. */
  'partner.secretPieces': defineCall({
    method: 'POST',
    path: '/web/partner/secret/pieces',
    owner: 'partner',
    ours: true,
    encrypted: true,
    idempotent: true,
    flags: quiet,
    params: v.object({ collectType: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,20}$/)) }),
    answer: v.object({ keyId: identifier, pieces: v.array(v.string()), expiresAt: instant }),
  }),
} as const);
