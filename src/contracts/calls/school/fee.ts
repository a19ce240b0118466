import { schoolPaperKinds } from '@/domain/school/schoolPapers';
import * as v from 'valibot';
import {
  currencyCode,
  decimalText,
  fieldsOf,
  identifier,
  instant,
  moneyShape,
  ossFileKey,
  shortText,
} from '../../entities/base';
import { evidenceStatus } from '../../entities/evidence';
import { feeField, feeType, feeTypeRow, payeeOfSchool } from '../../entities/school';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;
const soft = { softError: true } as const;
const details = fieldsOf(v.pipe(v.string(), v.maxLength(40)), shortText);

export const schoolFeeTypes = defineCall({
  name: 'school.feeTypes',
  effect: 'read',
  method: 'POST',
  path: '/web/school/fee/type/query',
  owner: 'school',
  flags: quiet,
  params: v.object({ schoolId: identifier }),
  answer: v.object({ list: v.array(feeTypeRow) }),
});

export const schoolFeeFields = defineCall({
  name: 'school.feeFields',
  effect: 'read',
  method: 'POST',
  path: '/web/school/fee/field/query',
  owner: 'school',
  flags: quiet,
  params: v.object({ schoolId: identifier, feeType }),
  answer: v.object({ list: v.array(feeField) }),
});

/** Returns a reference held for 48 hours. */
export const schoolRegisterFlywire = defineCall({
  name: 'school.registerFlywire',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/registerInformation/flywire',
  owner: 'school',
  encrypted: true,
  flags: soft,
  params: v.object({
    schoolId: identifier,
    feeType,
    amount: decimalText,
    currency: currencyCode,
    fields: details,
  }),
  answer: v.object({
    registrationId: identifier,
    reference: v.string(),
    amount: moneyShape,
    expiresAt: instant,
    payee: payeeOfSchool,
  }),
});

/** Of a future payee or an unpaid order. */
export const schoolPostscriptUpdate = defineCall({
  name: 'school.postscriptUpdate',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/postscript/update',
  owner: 'school',
  idempotent: true,
  flags: soft,
  params: v.object({
    payeeId: v.optional(identifier),
    seqNo: v.optional(identifier),
    postscript: shortText,
  }),
  answer: v.object({ postscript: shortText }),
});

const paper = v.picklist(schoolPaperKinds);

/** Returns recognized values by form field names. */
export const schoolPaperUpload = defineCall({
  name: 'school.paperUpload',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/school/paper/upload',
  owner: 'school',
  ours: true,
  contentType: 'multipart',
  idempotent: true,
  flags: { hideLoading: true, softError: true },
  params: v.object({
    paper,
    payeeId: identifier,
    fileNumber: v.pipe(v.string(), v.regex(/^\d{19}$/)),
  }),
  answer: v.object({ ossFileKey, imgFileNameOriginal: v.string(), fields: details }),
});

/** Sends the corrected paper to review; it counts for the next order. */
export const schoolPaperConfirm = defineCall({
  name: 'school.paperConfirm',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/paper/confirm',
  owner: 'school',
  ours: true,
  encrypted: true,
  idempotent: true,
  flags: { softError: true },
  params: v.object({
    paper,
    payeeId: identifier,
    images: v.pipe(v.array(ossFileKey), v.minLength(1), v.maxLength(5)),
    fields: details,
  }),
  answer: v.object({ status: evidenceStatus }),
});
