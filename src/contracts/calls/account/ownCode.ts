import * as v from 'valibot';
import { identifier, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';
import { captchaSent } from './login';

/** To the payer's own contact; `payeeChange` names the payee. */
export const userSendCaptcha = defineCall({
  name: 'user.sendCaptcha',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/user/userverify/send/captcha',
  owner: 'account',
  flags: { softError: true },
  params: v.object({
    contactType: v.picklist(['phone', 'email']),
    kind: v.optional(v.picklist(['text', 'voice'])),
    scene: v.picklist(['payPassword', 'payeeChange', 'resetPassword', 'setPassword']),
    payeeId: v.optional(identifier),
    challengeId: v.optional(identifier),
    challengeAnswer: v.optional(shortText),
  }),
  answer: v.object({ ...captchaSent.entries, target: v.string() }),
});
