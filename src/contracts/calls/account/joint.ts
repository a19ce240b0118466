import * as v from 'valibot';
import { countryCode, identifier, listOf, shortText } from '../../entities/base';
import { payer } from '../../entities/payer';
import { defineCall } from '../defineCall';
import { captcha, contact } from './login';

const inviteCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,12}$/));

/** By the partner's single-use token; the first visit creates the account. */
export const loginJointAccount = defineCall({
  name: 'login.jointAccount',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'GET',
  path: '/login/joint/account/{partyToken}',
  owner: 'account',
  host: 'login',
  token: 'none',
  flags: { softError: true },
  params: v.object({ partyToken: identifier }),
  answer: v.object({ payer, created: v.boolean() }),
});

export const userRegister = defineCall({
  name: 'user.register',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/register',
  owner: 'account',
  token: 'none',
  encrypted: true,
  flags: { softError: true },
  params: v.object({
    ...contact,
    captcha,
    countryCode,
    language: v.optional(v.pipe(v.string(), v.maxLength(10))),
    inviteCode: v.optional(inviteCode),
    channel: v.optional(shortText),
    clauseIds: listOf(identifier),
  }),
  answer: v.object({ userId: identifier, invited: v.boolean() }),
});
