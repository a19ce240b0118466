// For pages of the web that have to know who opens them.
import * as v from 'valibot';
import { defineCall } from '../defineCall';

/**
 * A ticket in the place of the session's token, which no page of the web ever gets: for the host of `link`, once, within a minute.
 * None where the page is not one that takes any.
 */
export const userWebTicket = defineCall({
  name: 'user.webTicket',
  effect: 'write',
  method: 'POST',
  path: '/web/user/webTicket',
  owner: 'account',
  ours: true,
  encrypted: true,
  // An unused one only runs out.
  idempotent: true,
  flags: { softError: true },
  params: v.object({ link: v.pipe(v.string(), v.maxLength(2000)) }),
  answer: v.object({ ticket: v.optional(v.string()) }),
});
