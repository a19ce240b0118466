import * as v from 'valibot';
import {
  areaCode,
  codedText,
  countryCode,
  dateText,
  decimalText,
  identifier,
  instant,
  listOf,
  moneyShape,
  ossFileKey,
  shortText,
} from '../../entities/base';
import { orderSummary } from '../../entities/order';
import { agentSchool, agentStep, feeType } from '../../entities/school';
import { defineCall } from '../defineCall';

const quiet = { hideLoading: true, softError: true } as const;
const soft = { softError: true } as const;
export const images = v.pipe(v.array(ossFileKey), v.minLength(1), v.maxLength(10));
const phone = v.pipe(v.string(), v.regex(/^\d{7,12}$/));

export const student = v.object({
  studentId: identifier,
  firstName: shortText,
  lastName: shortText,
  localName: v.optional(shortText),
  studentNumber: shortText,
  birthDate: dateText,
});

const progress = v.object({ commitId: identifier, step: agentStep, expiresAt: instant });

export const agentBasic = defineCall({
  name: 'agent.basic',
  effect: 'read',
  method: 'GET',
  path: '/web/agent/basic/query',
  owner: 'agent',
  token: 'optional',
  flags: quiet,
  params: v.object({ merchantCode: identifier }),
  answer: v.object({
    merchantCode: identifier,
    merchantName: shortText,
    agentChannel: v.string(),
    logo: v.string(),
    servicePhone: v.string(),
    countryCode,
    schools: v.array(agentSchool),
  }),
});

export const agentQuery = defineCall({
  name: 'agent.query',
  encrypted: true,
  effect: 'read',
  shows: ['agent'],
  method: 'POST',
  path: '/web/school/agent/query',
  owner: 'agent',
  token: 'optional',
  flags: quiet,
  params: v.object({ id: identifier }),
  answer: v.object({
    id: identifier,
    merchantCode: identifier,
    school: agentSchool,
    /** Masked. */
    payerPhone: v.optional(v.string()),
    status: v.picklist(['Open', 'Bound', 'Finished']),
    mine: v.boolean(),
    commitId: v.optional(identifier),
    step: v.optional(agentStep),
  }),
});

export const agentBind = defineCall({
  name: 'agent.bind',
  effect: 'write',
  changes: ['agent'],
  method: 'POST',
  path: '/web/school/agent/bind',
  owner: 'agent',
  idempotent: true,
  flags: soft,
  params: v.object({ id: identifier }),
  answer: v.object({
    id: identifier,
    schoolId: identifier,
    commitId: v.optional(identifier),
    step: agentStep,
  }),
});

export const agentStudents = defineCall({
  name: 'agent.students',
  effect: 'read',
  shows: ['agent'],
  method: 'GET',
  path: '/web/school/agent/student/list',
  owner: 'agent',
  encrypted: true,
  flags: quiet,
  params: v.object({ schoolId: identifier }),
  answer: v.object({ list: v.array(student) }),
});

/** New or existing (`studentId`); opens or changes a commit. */
export const agentStudentCommit = defineCall({
  name: 'agent.studentCommit',
  effect: 'write',
  changes: ['agent'],
  method: 'POST',
  path: '/web/school/agent/student/commit',
  owner: 'agent',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    schoolId: identifier,
    commitId: v.optional(identifier),
    studentId: v.optional(identifier),
    firstName: shortText,
    lastName: shortText,
    localName: v.optional(shortText),
    gender: v.optional(v.picklist(['F', 'M', 'X'])),
    birthDate: dateText,
    nationality: countryCode,
    idType: shortText,
    idNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{5,20}$/)),
    studentNumber: shortText,
    areaCode: v.optional(areaCode),
    phoneNumber: v.optional(phone),
    email: v.optional(shortText),
    images,
  }),
  answer: v.object({ ...progress.entries, studentId: identifier }),
});

export const agentPayerCommit = defineCall({
  name: 'agent.payerCommit',
  effect: 'write',
  changes: ['agent'],
  method: 'POST',
  path: '/web/school/agent/payer/commit',
  owner: 'agent',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    commitId: identifier,
    relationship: shortText,
    firstName: shortText,
    lastName: shortText,
    localName: v.optional(shortText),
    birthDate: dateText,
    nationality: countryCode,
    idType: shortText,
    idNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{5,20}$/)),
    areaCode,
    phoneNumber: phone,
    occupation: v.optional(shortText),
    address: v.optional(shortText),
    images,
  }),
  answer: progress,
});

export const agentFeeTypes = defineCall({
  name: 'agent.feeTypes',
  effect: 'read',
  method: 'GET',
  path: '/web/school/agent/fee/type/query',
  owner: 'agent',
  flags: quiet,
  params: v.object({ schoolId: identifier }),
  answer: v.object({
    list: v.array(v.object({ feeType, content: v.string(), minAmount: moneyShape, maxAmount: moneyShape })),
  }),
});

/** First the proof of relationship, then of study, which ends the commit. */
export const agentProofCommit = defineCall({
  name: 'agent.proofCommit',
  effect: 'write',
  changes: ['agent'],
  method: 'POST',
  path: '/web/school/agent/proof/commit',
  owner: 'agent',
  encrypted: true,
  idempotent: true,
  flags: soft,
  params: v.object({
    commitId: identifier,
    proofType: v.picklist(['relation', 'study']),
    fileType: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,40}$/)),
    images,
    fileNames: listOf(shortText),
    feeType: v.optional(feeType),
    amount: v.optional(decimalText),
  }),
  answer: progress,
});

/** `get school agent order by id`, known only by purpose. */
export const schoolAgentOrder = defineCall({
  name: 'school.agentOrder',
  effect: 'read',
  method: 'GET',
  path: '/web/school/agent/order/{id}',
  owner: 'agent',
  ours: true,
  encrypted: true,
  flags: quiet,
  params: v.object({ id: identifier }),
  answer: v.object({
    id: identifier,
    school: agentSchool,
    step: agentStep,
    commitId: v.optional(identifier),
    feeType: v.optional(feeType),
    amount: v.optional(moneyShape),
    order: v.optional(orderSummary),
  }),
});

export const agentRelationships = defineCall({
  name: 'agent.relationships',
  effect: 'read',
  method: 'GET',
  path: '/web/school/agent/relationship/query',
  owner: 'agent',
  flags: quiet,
  params: v.object({ schoolId: v.optional(identifier) }),
  answer: v.object({ list: v.array(codedText) }),
});
