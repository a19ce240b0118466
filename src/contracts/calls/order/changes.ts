import * as v from 'valibot';
import { identifier } from '../../entities/base';
import { declared } from '../../entities/declared';
import { order } from '../../entities/order';
import { supplement } from '../../entities/supplement';
import { defineCall } from '../defineCall';

const orderAnswer = v.object({ order });

/** Another amount came: pay the rest, or send what there is. */
export const orderChangeAmount = defineCall({
  name: 'order.changeAmount',
  encrypted: true,
  effect: 'write',
  changes: ['coupon', 'order'],
  method: 'POST',
  path: '/web/applyOrder/change/amount',
  owner: 'order',
  idempotent: true,
  flags: { softError: true },
  params: v.object({ seqNo: identifier, option: v.picklist(['topUp', 'acceptActual']) }),
  answer: orderAnswer,
});

const committed = v.object({ seqNo: identifier, supplements: v.array(supplement), order });

export const orderConfirmApply = defineCall({
  name: 'order.confirmApply',
  effect: 'write',
  changes: ['order'],
  method: 'POST',
  path: '/web/order/v3/confirm/apply',
  owner: 'order',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    ...declared.entries,
    lockRate: v.boolean(),
  }),
  answer: committed,
});
