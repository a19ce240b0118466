import * as v from 'valibot';
import {
  countryCode,
  dateText,
  fieldsOf,
  identifier,
  instant,
  listOf,
  ossFileKey,
  shortText,
} from '../entities/base';
import {
  declarations,
  evidenceDetails,
  evidenceItem,
  evidenceStatus,
  verifyType,
} from '../entities/evidence';
import { order } from '../entities/order';
import { supplement } from '../entities/supplement';
import { defineCall } from './defineCall';

const fileType = v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/));

/** Of an order, else of the payer or a payee. */
export const evidenceInfo = defineCall({
  name: 'evidence.info',
  effect: 'read',
  shows: ['evidence'],
  method: 'POST',
  path: '/web/order/v3/special/proofInfo',
  owner: 'evidence',
  encrypted: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({
    countryCode,
    seqNo: v.optional(identifier),
    verifyType: v.optional(verifyType),
    payeeId: v.optional(identifier),
  }),
  answer: v.object({
    list: v.array(evidenceItem),
    outstanding: v.number(),
    /** A paid order is refunded then. */
    until: v.optional(instant),
    confirmedAt: v.optional(instant),
  }),
});

export const evidenceSubmit = defineCall({
  name: 'evidence.submit',
  effect: 'write',
  changes: ['evidence', 'large', 'order'],
  method: 'POST',
  path: '/web/order/v3/special/proof',
  owner: 'evidence',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    countryCode,
    verifyType,
    fileType,
    images: listOf(ossFileKey),
    fileNames: listOf(shortText),
    answers: v.optional(fieldsOf(v.pipe(v.string(), v.maxLength(40)), shortText)),
    seqNo: v.optional(identifier),
    declarations: v.optional(declarations),
    ...evidenceDetails,
  }),
  answer: v.object({ evidenceId: identifier, status: evidenceStatus, supplements: v.array(supplement) }),
});

/** Idempotent by file number. */
export const evidenceUpload = defineCall({
  name: 'evidence.upload',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/order/v3/special/proof/upload',
  owner: 'evidence',
  ours: true,
  contentType: 'multipart',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({
    ...evidenceDetails,
    seqNo: v.optional(identifier),
    countryCode,
    verifyType,
    fileType,
    userId: identifier,
    payerCountryCode: countryCode,
    fileNumber: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  }),
  answer: v.object({ ossFileKey, imgFileNameOriginal: v.string() }),
});

/** `later`: for a day; the payout waits. */
export const evidenceSupplementChange = defineCall({
  name: 'evidence.supplementChange',
  encrypted: true,
  effect: 'write',
  changes: ['evidence', 'order'],
  method: 'POST',
  path: '/web/order/v2/special/supplement/change',
  owner: 'evidence',
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    kind: verifyType,
    choice: v.picklist(['now', 'later']),
    fileType: v.optional(fileType),
  }),
  answer: v.object({ supplements: v.array(supplement), postponedUntil: v.optional(instant), order }),
});

/** Tells a person from a listed namesake. */
export const evidenceSyncDowJones = defineCall({
  name: 'evidence.syncDowJones',
  effect: 'write',
  changes: ['evidence', 'order'],
  method: 'POST',
  path: '/web/order/v2/syncDowJonesInfo',
  owner: 'evidence',
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    seqNo: identifier,
    role: v.picklist(['payer', 'payee']),
    birthDate: dateText,
    nationality: countryCode,
    birthCountry: v.optional(countryCode),
    address: v.optional(shortText),
    occupation: v.optional(shortText),
  }),
  answer: v.object({ cleared: v.boolean(), supplements: v.array(supplement) }),
});
