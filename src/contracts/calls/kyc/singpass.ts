// Shapes are ours.
import * as v from 'valibot';
import { identifier } from '../../entities/base';
import { formAnswers, kycSubmitted } from '../../entities/payer';
import { defineCall } from '../defineCall';

/** Starts Singpass; with `state` returns the result. `code` is Singpass's. */
export const kycSingpassUser = defineCall({
  name: 'kyc.singpassUser',
  effect: 'read',
  stores: true,
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
    /** From the government; read-only. */
    person: v.optional(formAnswers),
  }),
});

export const kycSingpassOpen = defineCall({
  name: 'kyc.singpassOpen',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/singpass/openAccount',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({ state: identifier, values: formAnswers }),
  answer: kycSubmitted,
});
