import * as v from 'valibot';
import { countryCode, identifier, instant } from '../entities/base';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;

/** `seenId`: dismissed for good. */
export const activityOrderPopUp = defineCall({
  name: 'activity.orderPopUp',
  effect: 'write',
  changes: [],
  method: 'GET',
  path: '/web/popUp/order/details',
  owner: 'activity',
  idempotent: true,
  flags: quiet,
  params: v.object({ seqNo: identifier, seenId: v.optional(identifier) }),
  answer: v.object({
    popUp: v.optional(
      v.object({
        id: identifier,
        kind: v.picklist(['deadline', 'invite', 'collect']),
        status: v.string(),
        title: v.string(),
        content: v.string(),
        link: v.string(),
      }),
    ),
  }),
});

/** Most urgent first. */
export const activityPendingRemind = defineCall({
  name: 'activity.pendingRemind',
  effect: 'read',
  shows: ['coupon', 'kyc', 'order'],
  method: 'POST',
  path: '/web/pending/remind',
  owner: 'activity',
  flags: quiet,
  params: v.object({ countryCode: v.optional(countryCode) }),
  answer: v.object({
    list: v.array(
      v.object({
        kind: v.picklist(['kyc', 'document', 'order', 'collect', 'coupon']),
        count: v.number(),
        seqNo: v.optional(identifier),
        deadline: v.optional(instant),
      }),
    ),
  }),
});
