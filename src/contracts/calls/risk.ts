import { verifyTypes } from '@/domain/evidence';
import * as v from 'valibot';
import { codedText, countryCode, identifier, instant, shortText } from '../entities/base';
import { verifyType } from '../entities/evidence';
import { defineCall } from './defineCall';

const quiet = { hideLoading: true, softError: true } as const;
const exampleOf = v.picklist([...verifyTypes, 'addressProof']);

export const riskExamples = defineCall({
  name: 'risk.examples',
  effect: 'read',
  method: 'POST',
  path: '/web/risk/examples',
  owner: 'risk',
  flags: quiet,
  params: v.object({
    userId: identifier,
    countryCode,
    verifyType: exampleOf,
    relationShip: v.optional(shortText),
    riskType: v.optional(shortText),
    seqNo: v.optional(identifier),
    targetCountry: v.optional(countryCode),
    payeeId: v.optional(identifier),
  }),
  answer: v.object({
    topTitle: v.string(),
    topContent: v.string(),
    riskExamplePicsList: v.array(v.object({ title: v.string(), imgUrl: v.string(), content: v.string() })),
    bottomTitle: v.string(),
    bottomContent: v.string(),
  }),
});

export const riskComplianceRejection = defineCall({
  name: 'risk.complianceRejection',
  effect: 'read',
  method: 'POST',
  path: '/web/riskLabel/compliance/rejection',
  owner: 'risk',
  flags: quiet,
  params: v.object({ seqNo: identifier }),
  answer: v.object({
    rejected: v.boolean(),
    reasons: v.array(v.object({ ...codedText.entries, verifyType: v.optional(verifyType) })),
    canSubmit: v.boolean(),
    rejectedAt: v.optional(instant),
  }),
});
