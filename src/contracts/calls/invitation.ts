import * as v from 'valibot';
import { currencyCode, decimalText, empty, identifier, instant, shortText } from '../entities/base';
import { defineCall } from './defineCall';

const inviteCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/));

export const inviteRecords = defineCall({
  name: 'invite.records',
  effect: 'read',
  shows: ['invite'],
  method: 'GET',
  path: '/web/user/invite/records',
  owner: 'activity',
  ours: true,
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: v.object({
    inviteCode,
    link: v.string(),
    /** For each friend whose first transfer arrives. */
    reward: v.object({
      amount: decimalText,
      currencyCode,
      minAmount: decimalText,
    }),
    /** Newest first; masked. */
    friends: v.array(
      v.object({
        name: v.string(),
        joinedAt: instant,
        rewardedAt: v.optional(instant),
      }),
    ),
    /** The inviter, masked. */
    invitedBy: v.optional(v.string()),
    sourceUntil: v.optional(instant),
  }),
});

/** Once; grants the invited user's coupon. */
export const inviteBindSource = defineCall({
  name: 'invite.bindSource',
  effect: 'write',
  changes: ['coupon', 'invite'],
  method: 'POST',
  path: '/web/user/invite/source',
  owner: 'activity',
  ours: true,
  flags: { softError: true },
  params: v.object({ inviteCode }),
  answer: v.object({ invitedBy: v.string() }),
});

const quiet = { hideLoading: true, softError: true } as const;

/** Once a device and action. */
export const inviteShareRecord = defineCall({
  name: 'invite.shareRecord',
  effect: 'write',
  changes: [],
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
});

export const inviteCount = defineCall({
  name: 'invite.count',
  effect: 'read',
  shows: ['invite'],
  method: 'GET',
  path: '/web/user/invite/count',
  owner: 'activity',
  ours: true,
  flags: { hideLoading: true, softError: true },
  /** `registered`: signed up; `rewarded`: first transfer arrived. */
  params: v.object({ type: v.picklist(['registered', 'rewarded']), userId: identifier }),
  answer: v.object({
    count: v.number(),
    rewardAmount: decimalText,
    rewardCurrency: currencyCode,
    lastAt: v.optional(instant),
  }),
});
