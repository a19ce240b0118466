import * as v from 'valibot';
import { defineCall } from '../defineCall';

/** Replaces the session token, which web pages never get: for `link`'s host, once, within a minute. */
export const userWebTicket = defineCall({
  name: 'user.webTicket',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/webTicket',
  owner: 'account',
  ours: true,
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({ link: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: v.object({ ticket: v.optional(v.string()) }),
});
