import * as v from 'valibot';
import { identifier, instant, shortText } from '../../entities/base';
import { defineCall } from '../defineCall';

export const commonSecureInit = defineCall({
  name: 'common.secureInit',
  effect: 'read',
  method: 'GET',
  path: '/web/common/secure/init',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  /** `nonce`: never reused; under the proof. */
  params: v.object({ version: shortText, nonce: v.optional(identifier) }),
  answer: v.object({
    keyId: identifier,
    /** SPKI PEM, RSA-3072. */
    publicKey: v.pipe(v.string(), v.maxLength(2000)),
    serverTime: instant,
    /** Korea's signature key for this session: `id.secret`. */
    signatureKey: v.string(),
    /** 32 random bytes in base64url, for clients without a secure source. */
    seed: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** Ed25519 over all this and the nonce, by the pinned key. */
    proof: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
});
