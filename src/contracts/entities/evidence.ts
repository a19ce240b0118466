import * as v from 'valibot';
import { verifyTypes } from '@/domain/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { dateText, decimalText, identifier, instant, ossFileKey, shortText, listOf } from './base';

export const verifyType = v.picklist(verifyTypes);

/** Expired: too old, or its order ended. */
export const evidenceStatus = v.picklist(['WaitUpload', 'UnderReview', 'Rejected', 'Passed', 'Expired']);
export type EvidenceStatus = v.InferOutput<typeof evidenceStatus>;

export const declarations = listOf(v.picklist(payeeDeclarations));

export const years = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80));

export const evidenceDetails = {
  payeeId: v.optional(identifier),
  /** Ms and six random digits. */
  fileNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{19}$/))),
  workYear: v.optional(years),
  incomeYear: v.optional(years),
  incomeQuota: v.optional(decimalText),
  incomeExpireDate: v.optional(dateText),
  accountId: v.optional(identifier),
  provideSource: v.optional(shortText),
  targetLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
};

/** Without `evidenceId` nothing was handed in. */
export const evidenceItem = v.object({
  evidenceId: v.optional(identifier),
  verifyType,
  required: v.boolean(),
  status: evidenceStatus,
  fileTypes: v.array(v.string()),
  fileType: v.optional(v.string()),
  riskType: v.optional(v.string()),
  rejectReason: v.optional(shortText),
  declarations: v.optional(declarations),
  images: v.array(v.object({ ossFileKey, fileName: v.string() })),
  needQuestionnaire: v.boolean(),
  /** Listed names need screening first. */
  needScreening: v.boolean(),
  postponedUntil: v.optional(instant),
  submittedAt: v.optional(instant),
  reviewedAt: v.optional(instant),
  countsUntil: v.optional(instant),
});
export type EvidenceItem = v.InferOutput<typeof evidenceItem>;
