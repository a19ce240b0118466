import * as v from 'valibot';
import { identifier, remitType } from '../../entities/base';
import { declared } from '../../entities/declared';
import { order } from '../../entities/order';
import { quotedTerms } from '../../entities/quote';
import { supplement } from '../../entities/supplement';
import { defineCall } from '../defineCall';

/** From draft to WAIT_PAYMENT. Needs an `idempotency-key`: same key, same order. */
export const orderCommit = defineCall({
  name: 'order.commit',
  effect: 'write',
  changes: ['coupon', 'order', 'payee'],
  ownKey: true,
  method: 'POST',
  path: '/web/order/v2/commit',
  owner: 'order',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...quotedTerms.entries,
    payeeId: identifier,
    remitType,
    ...declared.entries,
    couponId: v.optional(identifier),
    lockRate: v.boolean(),
    /** 1 normal, 2 fast. */
    speed: v.picklist([1, 2]),
  }),
  answer: v.object({ seqNo: identifier, supplements: v.array(supplement), order }),
});
