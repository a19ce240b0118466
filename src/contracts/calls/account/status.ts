import * as v from 'valibot';
import { identifier, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';
import { contact } from './login';

export const userReserveCheck = defineCall({
  name: 'user.reserveCheck',
  effect: 'read',
  method: 'POST',
  path: '/web/user/reserve/check',
  owner: 'account',
  encrypted: true,
  flags: { softError: true },
  params: v.object(contact),
  answer: v.object({ reserved: v.boolean(), own: v.boolean() }),
});

export const userLevel = defineCall({
  name: 'user.level',
  effect: 'read',
  method: 'POST',
  path: '/web/user/level',
  owner: 'account',
  flags: { hideLoading: true, softError: true },
  params: v.object({ userId: v.optional(identifier) }),
  answer: v.object({
    level: v.number(),
    name: v.string(),
    transfers: v.number(),
    /** Needed for the next level; absent on the highest. */
    nextAt: v.optional(v.number()),
    benefits: v.array(v.string()),
  }),
});

const quiet = { hideLoading: true, softError: true } as const;

export const userWhiteList = defineCall({
  name: 'user.whiteList',
  effect: 'read',
  method: 'POST',
  path: '/web/white/basic/query',
  owner: 'account',
  flags: quiet,
  params: v.object({ features: v.optional(v.pipe(v.array(shortText), v.maxLength(20))) }),
  answer: v.object({ list: v.array(v.object({ feature: v.string(), allowed: v.boolean() })) }),
});
