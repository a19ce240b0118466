// In the main package.
import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  done,
  empty,
  identifier,
  instant,
  shortText,
  text,
  fieldsOf,
} from '../entities/base';
import { kycRecord, payer } from '../entities/payer';
import { defineCall } from './defineCall';

export const serviceStatus = v.picklist(['opened', 'maintenance', 'soonOpen', 'opening']);

/** An empty domain means the build's base host. */
export const market = v.object({
  countryCode,
  countryName: v.string(),
  countryEnName: v.string(),
  currency: currencyCode,
  currencyPrecision: v.number(),
  continent: v.string(),
  areaCode: v.string(),
  status: serviceStatus,
  domain: v.string(),
  loginDomain: v.string(),
  ocrDomain: v.string(),
});
export type MarketRecord = v.InferOutput<typeof market>;

const event = v.object({
  eventCode: shortText,
  entryTime: v.optional(instant),
  exitTime: v.optional(instant),
  clickTime: v.optional(instant),
  orderId: v.optional(identifier),
  sourceCountry: v.optional(shortText),
  targetCountry: v.optional(shortText),
  sourceCurrency: v.optional(shortText),
  targetCurrency: v.optional(shortText),
  userId: v.optional(identifier),
  orderType: v.optional(v.number()),
  extraData: v.optional(fieldsOf(shortText, v.union([shortText, v.number(), v.boolean()]))),
});
export type TrackingEvent = v.InferOutput<typeof event>;

export const commonSecureInit = defineCall({
  name: 'common.secureInit',
  effect: 'read',
  method: 'GET',
  path: '/web/common/secure/init',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  /** `nonce`: never reused; covered by the proof. */
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
    /** Ed25519 over all of this and the nonce, by the pinned key. */
    proof: v.optional(v.pipe(v.string(), v.maxLength(200))),
  }),
});

export const commonSupportCountry = defineCall({
  name: 'common.supportCountry',
  effect: 'read',
  method: 'GET',
  path: '/web/common/supportCountry',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ list: v.array(market) }),
});

export const commonTabIcons = defineCall({
  name: 'common.tabIcons',
  effect: 'read',
  method: 'GET',
  path: '/component/resources/v2/query/tabIcons',
  owner: 'common',
  token: 'none',
  flags: { hideLoading: true, softError: true },
  params: empty,
  answer: v.object({
    list: v.array(
      v.object({
        type: v.number(),
        background: v.string(),
        resourceImgUrl: v.string(),
        content: v.string(),
      }),
    ),
  }),
});

export const loginLogout = defineCall({
  name: 'login.logout',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/login/logout',
  owner: 'account',
  host: 'login',
  ours: true,
  idempotent: true,
  flags: { softError: true, ignoreAuthError: true, ignoreHttpError: true },
  params: empty,
  answer: done,
});

export const userProfile = defineCall({
  name: 'user.profile',
  effect: 'read',
  method: 'GET',
  path: '/web/user/profile',
  owner: 'account',
  ours: true,
  encrypted: true,
  flags: { hideLoading: true },
  params: empty,
  answer: v.object({ payer }),
});

export const kycInfo = defineCall({
  name: 'kyc.info',
  effect: 'read',
  shows: ['kyc'],
  method: 'GET',
  path: '/web/payer/v2/kycInfo',
  owner: 'kyc',
  encrypted: true,
  flags: { hideLoading: true },
  params: empty,
  answer: kycRecord,
});

export const trackingCollect = defineCall({
  name: 'tracking.collect',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/app-statistics/event/collect',
  owner: 'tracking',
  token: 'none',
  contentType: 'json',
  flags: {
    hideLoading: true,
    softError: true,
    ignoreHttpError: true,
    ignoreAuthError: true,
    skipToken: true,
  },
  /** `batchId` deduplicates repeated batches. */
  params: v.object({
    batchId: identifier,
    events: v.pipe(v.array(event), v.minLength(1), v.maxLength(100)),
  }),
  answer: v.object({ accepted: v.number() }),
});

export const trackingErrorTrace = defineCall({
  name: 'tracking.errorTrace',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/medium/website/error/trace',
  owner: 'tracking',
  token: 'none',
  contentType: 'json',
  flags: {
    hideLoading: true,
    softError: true,
    ignoreHttpError: true,
    ignoreAuthError: true,
    skipToken: true,
  },
  params: v.object({
    kind: v.picklist(['blankPage', 'unhandled', 'contract', 'unlistedTransition']),
    route: shortText,
    detail: text,
  }),
  answer: done,
});
