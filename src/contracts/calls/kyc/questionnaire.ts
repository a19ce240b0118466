// Shapes are ours.
import * as v from 'valibot';
import { codedText, countryCode, instant, shortText } from '../../entities/base';
import { years } from '../../entities/evidence';
import { formAnswers } from '../../entities/payer';
import { defineCall } from '../defineCall';

const answers = v.pipe(v.array(v.object({ code: shortText, value: shortText })), v.maxLength(40));

export const kycQuestionnaire = defineCall({
  name: 'kyc.questionnaire',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/questionnaire',
  owner: 'kyc',
  idempotent: true,
  params: v.object({ countryCode, answers: v.optional(answers) }),
  answer: v.object({
    questions: v.array(v.object({ ...codedText.entries, value: v.optional(v.string()) })),
    complete: v.boolean(),
  }),
});

/** UK: before evidence of the source of funds (specification, flows, 5.4). */
export const kycRiskQuestionnaire = defineCall({
  name: 'kyc.riskQuestionnaire',
  effect: 'write',
  changes: ['evidence'],
  method: 'POST',
  path: '/web/payer/v2/riskQuestionnaire',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({
    countryCode,
    workYear: v.optional(years),
    incomeYear: v.optional(years),
  }),
  answer: v.object({
    complete: v.boolean(),
    workYear: v.optional(v.number()),
    incomeYear: v.optional(v.number()),
  }),
});

/** For crew who name their ship as employer. */
export const kycCruiseCompany = defineCall({
  name: 'kyc.cruiseCompany',
  effect: 'read',
  method: 'POST',
  path: '/web/payer/v2/cruiseCompany',
  owner: 'kyc',
  flags: { hideLoading: true },
  params: v.object({ keyword: v.optional(shortText) }),
  answer: v.object({ list: v.array(codedText) }),
});

const scene = v.picklist(['supplement', 'improve']);

export const kycUpdateAsk = defineCall({
  name: 'kyc.updateAsk',
  effect: 'read',
  shows: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/special/updateAsk',
  owner: 'kyc',
  encrypted: true,
  flags: { hideLoading: true },
  params: v.object({ countryCode, scene }),
  answer: v.object({
    asked: v.boolean(),
    answeredAt: v.optional(instant),
    answers: v.optional(formAnswers),
  }),
});

export const kycCommitQuestion = defineCall({
  name: 'kyc.commitQuestion',
  effect: 'write',
  changes: ['kyc'],
  method: 'POST',
  path: '/web/payer/v2/special/commitQuestion',
  owner: 'kyc',
  encrypted: true,
  idempotent: true,
  params: v.object({ countryCode, scene, answers: formAnswers }),
  answer: v.object({ done: v.literal(true), level: v.number() }),
});
