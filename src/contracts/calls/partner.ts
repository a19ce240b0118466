import * as v from 'valibot';
import { done, identifier, instant, shortText, text } from '../entities/base';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;

export const trackingBankLink = defineCall({
  name: 'tracking.bankLink',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/medium/bankLink/event',
  owner: 'tracking',
  ours: true,
  flags: { ...quiet, ignoreHttpError: true },
  params: v.object({
    provider: shortText,
    event: v.picklist(['opened', 'bankChosen', 'succeeded', 'failed', 'closed']),
    sessionId: identifier,
    seqNo: v.optional(identifier),
    detail: v.optional(text),
    at: instant,
  }),
  answer: done,
});

/** Exchanges the `token` header for a session token. */
export const partnerAuth = defineCall({
  name: 'partner.auth',
  encrypted: true,
  effect: 'write',
  changes: [],
  method: 'GET',
  path: '/web/partner/auth',
  owner: 'partner',
  ours: true,
  token: 'optional',
  flags: { softError: true },
  params: v.object({ timestamp: instant, collectType: v.optional(shortText) }),
  answer: v.pipe(v.string(), v.minLength(20)),
});

/** Parts of the encryption key for the bank partner's pages; join in this order. */
export const partnerSecretPieces = defineCall({
  name: 'partner.secretPieces',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/partner/secret/pieces',
  owner: 'partner',
  ours: true,
  encrypted: true,
  idempotent: true,
  flags: quiet,
  params: v.object({ collectType: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,20}$/)) }),
  answer: v.object({ keyId: identifier, pieces: v.array(v.string()), expiresAt: instant }),
});
