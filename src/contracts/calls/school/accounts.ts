import * as v from 'valibot';
import { countryCode, fieldsOf, identifier, shortText } from '../../entities/base';
import { evidenceStatus } from '../../entities/evidence';
import { order } from '../../entities/order';
import { feeType, payeeOfSchool, schoolAccount, schoolAccountKind } from '../../entities/school';
import { supplement } from '../../entities/supplement';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;
const soft = { softError: true } as const;
const optionalText = v.optional(shortText);
const details = fieldsOf(v.pipe(v.string(), v.maxLength(40)), shortText);
const proofAnswer = v.object({ status: evidenceStatus, supplements: v.array(supplement), order });

/** The school's, then own ones. */
export const schoolAccountList = defineCall({
  name: 'school.accountList',
  effect: 'read',
  shows: ['school'],
  method: 'POST',
  path: '/web/school/account/list',
  owner: 'school',
  encrypted: true,
  flags: quiet,
  params: v.object({ schoolId: v.optional(identifier), country: v.optional(countryCode) }),
  answer: v.object({ list: v.array(schoolAccount) }),
});

/** Checked against the invoice; becomes a payee with the student. */
export const schoolAccountConfirm = defineCall({
  name: 'school.accountConfirm',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/account/confirm',
  owner: 'school',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    accountId: identifier,
    schoolId: v.optional(identifier),
    feeType,
    fields: details,
    postscript: optionalText,
  }),
  answer: v.object({ payee: payeeOfSchool }),
});

export const schoolAccountAdd = defineCall({
  name: 'school.accountAdd',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/account/add',
  owner: 'school',
  encrypted: true,
  flags: soft,
  params: v.object({
    kind: schoolAccountKind,
    schoolId: v.optional(identifier),
    country: v.optional(countryCode),
    payeeName: shortText,
    payeeAddress: optionalText,
    bankName: optionalText,
    accountNumber: optionalText,
    iban: optionalText,
    swift: optionalText,
    sortCode: optionalText,
    bsb: optionalText,
    abaRouting: optionalText,
    bankCode: optionalText,
    branchCode: optionalText,
    institutionNumber: optionalText,
    transitNumber: optionalText,
    bpayBillerCode: optionalText,
    bpayReference: optionalText,
    agreed: v.optional(v.boolean()),
  }),
  answer: v.object({ account: schoolAccount }),
});

/** Instead of papers: account of the public student register. */
export const schoolAcademicAccount = defineCall({
  name: 'school.academicAccount',
  effect: 'write',
  changes: ['school'],
  method: 'POST',
  path: '/web/school/student/academic/account/upload',
  owner: 'school',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    seqNo: identifier,
    studentName: shortText,
    account: v.pipe(v.string(), v.minLength(4), v.maxLength(60)),
  }),
  answer: proofAnswer,
});

/** Instead of papers: code of an online study report. */
export const schoolAcademicVerifyCode = defineCall({
  name: 'school.academicVerifyCode',
  effect: 'write',
  changes: [],
  method: 'POST',
  path: '/web/school/student/academic/verifyCode/upload',
  owner: 'school',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    seqNo: identifier,
    studentName: shortText,
    verifyCode: v.pipe(v.string(), v.regex(/^[A-Z0-9]{12,16}$/)),
  }),
  answer: proofAnswer,
});
