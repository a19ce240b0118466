// Account opening in Singapore: by Singpass. Shapes are ours: the specification names the paths alone.
import * as v from 'valibot';
import { countryCode, identifier, instant } from '../../entities/base';
import { formAnswers, kycSubmitted } from '../../entities/payer';
import { defineCall } from '../defineCall';

/** Without `state` a way to Singpass is opened; with it, what became of it. `code` is Singpass's own word. */
export const kycSingpassUser = defineCall({
  name: 'kyc.singpassUser',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/v2/singpass/getUserInfo',
  owner: 'kyc',
  encrypted: true,
  params: v.object({
    countryCode: v.literal('SGP'),
    state: v.optional(identifier),
    code: v.optional(identifier),
  }),
  answer: v.object({
    state: identifier,
    status: v.picklist(['open', 'granted', 'refused', 'used']),
    authorizeUrl: v.optional(v.string()),
    /** Basic information as the government holds it; not to be changed. */
    person: v.optional(formAnswers),
  }),
});

export const kycSingpassOpen = defineCall({
  name: 'kyc.singpassOpen',
  effect: 'write',
  method: 'POST',
  path: '/web/payer/v2/singpass/openAccount',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({ state: identifier, values: formAnswers }),
  answer: kycSubmitted,
});

export const kycProtocolConfirm = defineCall({
  name: 'kyc.protocolConfirm',
  effect: 'write',
  method: 'POST',
  path: '/web/payer/v2/kycProtocol/confirm',
  owner: 'kyc',
  idempotent: true,
  params: v.object({
    countryCode,
    clauseIds: v.pipe(v.array(identifier), v.minLength(1), v.maxLength(20)),
  }),
  answer: v.object({ done: v.literal(true), confirmedAt: instant }),
});
