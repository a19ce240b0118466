import * as v from 'valibot';
import { verifyTypes } from '@/domain/evidence';
import { payeeDeclarations } from '@/domain/largeRemit';
import { dateText, decimalText, identifier, instant, ossFileKey, shortText, listOf } from './base';

export const verifyType = v.picklist(verifyTypes);

/** Expired: accepted too long ago to count, or asked by an order that has ended. */
export const evidenceStatus = v.picklist(['WaitUpload', 'UnderReview', 'Rejected', 'Passed', 'Expired']);
export type EvidenceStatus = v.InferOutput<typeof evidenceStatus>;

/** Declarations that go with a proof of relationship for a large remittance. */
export const declarations = listOf(v.picklist(payeeDeclarations));

/** How many years a person has worked, or had their income. */
export const years = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80));

/** Details that go with the documents: GBR's questionnaire, income for large remittances, whom it is about. */
export const evidenceDetails = {
  payeeId: v.optional(identifier),
  /** Milliseconds and six random digits. */
  fileNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{19}$/))),
  workYear: v.optional(years),
  incomeYear: v.optional(years),
  incomeQuota: v.optional(decimalText),
  incomeExpireDate: v.optional(dateText),
  accountId: v.optional(identifier),
  provideSource: v.optional(shortText),
  targetLevel: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
};

/** One proof as its page shows it; without `evidenceId` nothing has been handed in. */
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
  /** Years of work and income have to be given with it. */
  needQuestionnaire: v.boolean(),
  /** A name on a list: who it is has to be told apart first. */
  needScreening: v.boolean(),
  postponedUntil: v.optional(instant),
  submittedAt: v.optional(instant),
  reviewedAt: v.optional(instant),
  /** Until when one that was accepted counts. */
  countsUntil: v.optional(instant),
});
export type EvidenceItem = v.InferOutput<typeof evidenceItem>;
