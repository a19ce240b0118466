import * as v from 'valibot';
import { countryCode, identifier, instant, moneyShape, shortText } from '../../entities/base';
import { order, orderPayee } from '../../entities/order';
import { payeeAccountType } from '../../entities/payeeMethod';
import { defineCall } from '../defineCall';

const change = v.object({
  changeId: identifier,
  to: orderPayee,
  expiresAt: instant,
  feeAmount: v.optional(moneyShape),
  totalAmount: v.optional(moneyShape),
});

const bySeqNo = v.object({ seqNo: identifier });
const base = { method: 'POST', owner: 'payee', encrypted: true, idempotent: true } as const;

export const orderChangePayeeInfo = defineCall({
  name: 'order.changePayeeInfo',
  effect: 'read',
  shows: ['order'],
  ...base,
  path: '/web/order/v2/changepayee/info/query',
  flags: { hideLoading: true },
  params: bySeqNo,
  answer: v.object({
    allowed: v.boolean(),
    targetCountry: countryCode,
    accountTypes: v.array(payeeAccountType),
    current: orderPayee,
    pending: v.optional(change),
  }),
});

/** After a code (`user.sendCaptcha`, scene payeeChange). */
export const orderPayeeChange = defineCall({
  name: 'order.payeeChange',
  effect: 'write',
  changes: ['order'],
  ...base,
  path: '/web/order/payee/change',
  flags: { softError: true },
  params: v.object({ seqNo: identifier, payeeId: identifier }),
  answer: v.object({ from: orderPayee, ...change.entries }),
});

export const orderChangePayeeConfirm = defineCall({
  name: 'order.changePayeeConfirm',
  effect: 'write',
  changes: ['order', 'payee'],
  ...base,
  path: '/web/order/v2/changePayee/confirm',
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    changeId: identifier,
    contactType: v.picklist(['phone', 'email']),
    captcha: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  }),
  answer: v.object({ order }),
});

export const orderRelationShipChange = defineCall({
  name: 'order.relationShipChange',
  effect: 'write',
  changes: ['order', 'payee'],
  ...base,
  path: '/web/order/v2/payee/relationShip/change',
  flags: { softError: true },
  params: v.object({ seqNo: identifier, relation: shortText }),
  answer: v.object({ order }),
});

/** The payer, or a payee agreeing by share link. */
export const payeeLargeTransferAuth = defineCall({
  name: 'payee.largeTransferAuth',
  effect: 'read',
  shows: ['payee'],
  ...base,
  path: '/web/payee/v2/largeTransfer/auth',
  flags: { hideLoading: true, softError: true },
  params: v.object({ payeeId: identifier }),
  answer: v.object({
    status: v.picklist(['notCertified', 'inProgress', 'failed', 'confirmed']),
    mustShare: v.boolean(),
  }),
});
