import * as v from 'valibot';
import { countryCode, done, identifier, instant, moneyShape, shortText } from '../entities/base';
import { order } from '../entities/order';
import { defineCall } from './defineCall';

const accountType = v.picklist(['checking', 'savings']);

/** `mask`: last four digits. */
export const achAccount = v.object({
  accountId: identifier,
  institutionName: shortText,
  holderName: shortText,
  accountType,
  mask: v.string(),
  source: v.picklist(['plaid', 'manual']),
  status: v.picklist(['PENDING', 'ACTIVE', 'NEED_UPDATE', 'FAILED']),
  createdAt: instant,
  /** The bank has not confirmed a debit yet. */
  deducting: v.optional(v.boolean()),
});
export type AchAccount = v.InferOutput<typeof achAccount>;

const link = v.object({ linkToken: identifier, linkUrl: v.string(), expiresAt: instant });
const byAccount = v.object({ accountId: identifier });
const soft = { softError: true } as const;

export const achJudgeCountry = defineCall({
  name: 'ach.judgeCountry',
  effect: 'read',
  shows: ['debit'],
  method: 'POST',
  path: '/web/order/v2/special/judgeAddAchCountry',
  owner: 'ach',
  flags: { hideLoading: true, ...soft },
  params: v.object({ countryCode }),
  answer: v.object({ allowed: v.boolean(), accounts: v.number(), maxAccounts: v.number() }),
});

export const achAssetsLink = defineCall({
  name: 'ach.assetsLink',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/order/v2/special/getAssetsLinkUrl',
  owner: 'ach',
  encrypted: true,
  flags: soft,
  params: v.object({ countryCode }),
  answer: link,
});

/** EXIT ends the link. */
export const achPlaidEvent = defineCall({
  name: 'ach.plaidEvent',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/order/v2/special/plaidEvent',
  owner: 'ach',
  flags: { hideLoading: true, ...soft },
  params: v.object({
    linkToken: identifier,
    eventName: v.pipe(v.string(), v.regex(/^[A-Z_]{2,60}$/)),
    institutionId: v.optional(identifier),
    errorCode: v.optional(shortText),
    sessionId: v.optional(identifier),
  }),
  answer: done,
});

export const achRetrieveAsset = defineCall({
  name: 'ach.retrieveAsset',
  effect: 'read',
  method: 'POST',
  path: '/web/order/v2/special/retrieveAsset',
  owner: 'ach',
  encrypted: true,
  flags: { hideLoading: true, ...soft },
  params: v.object({ linkToken: identifier }),
  answer: v.object({
    status: v.picklist(['pending', 'ready', 'failed']),
    institutionName: v.optional(shortText),
    accounts: v.array(
      v.object({
        plaidAccountId: identifier,
        name: shortText,
        mask: v.string(),
        accountType,
        balance: moneyShape,
      }),
    ),
  }),
});

export const achAccounts = defineCall({
  name: 'ach.accounts',
  effect: 'read',
  shows: ['debit'],
  method: 'POST',
  path: '/web/order/v2/special/retrievePlaidAccount',
  owner: 'ach',
  encrypted: true,
  flags: { hideLoading: true, ...soft },
  params: v.object({ countryCode: v.optional(countryCode) }),
  answer: v.object({ list: v.array(achAccount) }),
});

export const achUpdateLink = defineCall({
  name: 'ach.updateLink',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/order/v2/special/getUpdateLink',
  owner: 'ach',
  encrypted: true,
  flags: soft,
  params: byAccount,
  answer: link,
});

export const achUpdateAccount = defineCall({
  name: 'ach.updateAccount',
  effect: 'write',
  changes: ['debit'],
  method: 'POST',
  path: '/web/order/v2/special/updatePlaidAccount',
  owner: 'ach',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({ accountId: identifier, linkToken: identifier }),
  answer: v.object({ account: achAccount }),
});

export const achAddAccount = defineCall({
  name: 'ach.addAccount',
  effect: 'write',
  changes: ['debit'],
  method: 'POST',
  path: '/web/order/v2/special/addAchAccount',
  owner: 'ach',
  encrypted: true,
  flags: soft,
  params: v.object({
    countryCode,
    linkToken: v.optional(identifier),
    plaidAccountId: v.optional(identifier),
    routingNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{9}$/))),
    accountNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{4,17}$/))),
    accountType: v.optional(accountType),
    holderName: v.optional(shortText),
  }),
  answer: v.object({ account: achAccount }),
});

export const achDeleteAccount = defineCall({
  name: 'ach.deleteAccount',
  effect: 'write',
  changes: ['debit'],
  method: 'POST',
  path: '/web/order/v2/special/deleteAccount',
  owner: 'ach',
  idempotent: true,
  flags: soft,
  params: byAccount,
  answer: done,
});

export const achCheckAccount = defineCall({
  name: 'ach.checkAccount',
  effect: 'read',
  method: 'POST',
  path: '/web/order/v2/special/checkAccount',
  owner: 'ach',
  encrypted: true,
  flags: { hideLoading: true, ...soft },
  params: v.object({ accountId: identifier, seqNo: v.optional(identifier) }),
  answer: v.object({
    usable: v.boolean(),
    reason: v.optional(
      v.picklist(['pending', 'needUpdate', 'failed', 'insufficient', 'limit', 'firstDeposit']),
    ),
    account: achAccount,
  }),
});

/** 460 quick, 0 normal. */
export const achBindBank = defineCall({
  name: 'ach.bindBank',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/special/bindBank',
  owner: 'ach',
  idempotent: true,
  flags: soft,
  params: v.object({ seqNo: identifier, accountId: identifier, fundingType: v.picklist([0, 460]) }),
  answer: v.object({ order, amount: moneyShape }),
});

/** `payTicket` if the payer has a payment password. */
export const achConfirmPay = defineCall({
  name: 'ach.confirmPay',
  effect: 'write',
  changes: ['debit', 'order'],
  method: 'POST',
  path: '/web/order/v2/special/confirmPay',
  owner: 'ach',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({ seqNo: identifier, accountId: identifier, payTicket: v.optional(identifier) }),
  answer: v.object({ order, settlesAt: instant }),
});
