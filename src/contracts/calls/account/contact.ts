import * as v from 'valibot';
import { done, identifier } from '../../entities/base';
import { defineCall } from '../defineCall';

/** By a replaced contact's link: restores phone and email, ends all sessions. */
export const userUndoContact = defineCall({
  name: 'user.undoContact',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/contact/undo',
  owner: 'account',
  ours: true,
  token: 'none',
  encrypted: true,
  flags: { softError: true },
  params: v.object({ code: identifier }),
  answer: done,
});

/** Link of an activation mail; needs the requester's login. */
export const emailActivate = defineCall({
  name: 'email.activate',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/email/active',
  owner: 'account',
  flags: { softError: true },
  params: v.object({ code: identifier }),
  answer: v.object({ email: v.string(), activated: v.literal(true) }),
});
