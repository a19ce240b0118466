import * as v from 'valibot';
import { countryCode, done, shortText, text } from '../../entities/base';
import { payer } from '../../entities/payer';
import { defineCall } from '../defineCall';
import { ownProof } from './login';

export const userUpdate = defineCall({
  name: 'user.update',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/update',
  owner: 'account',
  idempotent: true,
  params: v.object({
    nickName: v.optional(shortText),
    avatar: v.optional(text),
    language: v.optional(shortText),
    /** Takes effect once the link sent there has been opened (`email.activate`). */
    email: v.optional(v.pipe(v.string(), v.email(), v.maxLength(140))),
    ...ownProof,
  }),
  answer: v.object({ payer }),
});

export const userUpdateTargetCountry = defineCall({
  name: 'user.updateTargetCountry',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/update/targetCountry',
  owner: 'account',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({ targetCountry: countryCode }),
  answer: done,
});

export const userLangChange = defineCall({
  name: 'user.langChange',
  effect: 'write',
  changes: [],
  method: 'GET',
  path: '/web/user/lang/change',
  owner: 'account',
  idempotent: true,
  flags: { hideLoading: true, softError: true, ignoreHttpError: true },
  params: v.object({ lang: shortText }),
  answer: done,
});
