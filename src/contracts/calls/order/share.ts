import * as v from 'valibot';
import { identifier, shortText } from '../../entities/base';
import { orderSummary } from '../../entities/order';
import { shareAnswer, shareParams } from '../common/places';
import { defineCall } from '../defineCall';

/** For anyone with the link: no name, full account or order number. */
export const commonOrderByToken = defineCall({
  name: 'common.orderByToken',
  encrypted: true,
  effect: 'read',
  method: 'GET',
  path: '/web/common/order/token/{token}',
  owner: 'common',
  token: 'none',
  flags: { softError: true },
  params: v.object({ token: identifier }),
  answer: v.object({
    ...v.pick(orderSummary, [
      'status',
      'papersWanted',
      'supplementsUntil',
      'safeUntil',
      'arrivalEstimateAt',
      'late',
      'expectedAt',
      'targetCountry',
      'targetAmount',
      'createTime',
    ]).entries,
    initials: v.string(),
    /** Bank or wallet, and last digits. */
    payeeLabel: shortText,
  }),
});

/** Only the payer may share an order; the link's `code` is that of `common.orderByToken`. */
export const commonShareOverall = defineCall({
  name: 'common.shareOverall',
  encrypted: true,
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/component/wechat/sharelink/v2/overall',
  owner: 'common',
  token: 'optional',
  flags: { hideLoading: true, softError: true },
  params: shareParams,
  answer: v.object({ ...shareAnswer.entries, wechatRemittance: v.boolean() }),
});

const bySeqNo = v.object({ seqNo: identifier });

/** Revokes the recipient's link. */
export const orderShareEnd = defineCall({
  name: 'order.shareEnd',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v2/share/end',
  owner: 'order',
  ours: true,
  flags: { softError: true },
  params: bySeqNo,
  answer: v.object({ ended: v.boolean() }),
});
