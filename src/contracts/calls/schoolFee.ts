// Fees of a school abroad: their kinds, their fields, and the payment partner's registration.
import * as v from 'valibot';
import { currencyCode, decimalText, identifier, instant, moneyShape, shortText } from '../entities/base';
import { feeField, feeType, feeTypeRow, payeeOfSchool } from '../entities/school';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;
const soft = { softError: true } as const;
const details = v.record(v.pipe(v.string(), v.maxLength(40)), shortText);

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

/** Registers a fee with the payment partner, which gives a reference and holds it for 48 hours. */
export const schoolRegisterFlywire = defineCall({
  name: 'school.registerFlywire',
  effect: 'write',
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

/** Changes the reference of a payee to come, or of an order that is not paid yet. */
export const schoolPostscriptUpdate = defineCall({
  name: 'school.postscriptUpdate',
  effect: 'write',
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
