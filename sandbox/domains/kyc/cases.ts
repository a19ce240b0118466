import * as v from 'valibot';
import type { FormAnswers, KycRecord } from '@/contracts/entities/payer';
import type { KycStatusName } from '@/domain/statuses/names';
import type { Row, RowChange } from '../../db/schema';
import { jsonb } from '../../db/jsonb';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { newId } from '../../ids';
import type { Actor } from '../../machines/moves';
import { moveKyc } from '../../machines/moves';
import { auditFindings, identityStatus } from '../account/payerView';
import { sideCodes } from './documentTypes';
import { said, type ServerText, textIn } from '../../texts';

export type KycCase = Row<'kycCases'>;

export interface CaseAnswers {
  basic?: FormAnswers;
  document?: {
    idType: string;
    idNumber: string;
    expiryDate?: string | undefined;
    issuingCountry?: string | undefined;
  };
  proofs?: Record<string, FormAnswers>;
  /** A bank in China with its own page. */
  bankDocument?: { expiryDate: string };
  numberCard?: { idType: string; idNumber: string; expiryDate?: string | undefined };
}

const auditColumn = jsonb(
  v.object({
    ...auditFindings,
    auditV2s: v.optional(auditFindings.auditV2s, []),
    repeatUnderReview: v.optional(v.boolean()),
    reviewedAt: v.optional(v.number()),
    /** Once, so that a second try passes. */
    firedTriggers: v.optional(v.array(v.string())),
    repeatAttempts: v.optional(v.number()),
    repeatVerified: v.optional(v.boolean()),
    /** Set from the console. */
    nextResult: v.optional(v.string()),
  }),
);
export type CaseAudit = ReturnType<typeof auditColumn.read>;

export const answersOf = (kycCase: KycCase): CaseAnswers => kycCase.answers;
export const auditOf = (kycCase: Pick<KycCase, 'audit'>): CaseAudit => auditColumn.read(kycCase.audit);
export const auditJson = (audit: Partial<CaseAudit>): string => auditColumn.write(audit);

export const findCase = (work: Pick<Work, 'db'>, payer: Row<'payers'>): Promise<KycCase | undefined> =>
  work.db
    .selectFrom('kycCases')
    .selectAll()
    .where('payerId', '=', payer.id)
    .where('countryCode', '=', payer.countryCode)
    .executeTakeFirst();

export async function openCase(work: Work, payer: Row<'payers'>): Promise<KycCase> {
  const found = await findCase(work, payer);
  if (found) return found;
  return work.db
    .insertInto('kycCases')
    .values({
      id: newId('kyc'),
      payerId: payer.id,
      countryCode: payer.countryCode,
      createdAt: work.now,
      updatedAt: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveAnswers(
  work: Work,
  kycCase: KycCase,
  change: Partial<CaseAnswers>,
  set: RowChange<'kycCases'> = {},
): Promise<void> {
  await work.db
    .updateTable('kycCases')
    .set({ answers: json({ ...answersOf(kycCase), ...change }), updatedAt: work.now, ...set })
    .where('id', '=', kycCase.id)
    .execute();
}

const defaultReviewSeconds = 20;
export const reviewSecondsKey = 'kycReviewSeconds';

async function reviewMs(work: Pick<Work, 'db'>): Promise<number> {
  const row = await work.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', reviewSecondsKey)
    .executeTakeFirst();
  return (typeof row?.value === 'number' ? row.value : defaultReviewSeconds) * 1000;
}

export const basicText = (basic: FormAnswers | undefined, field: string): string | undefined => {
  const value = basic?.[field];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

const reviewTurns: Readonly<Partial<Record<KycStatusName, number>>> = {
  WaitResult: 1,
  HadReSubmitted: 1,
  WaitResidenceCardResult: 1,
  WaitNumberCardResult: 1,
  WaitManualHandling: 3,
};

export interface Step {
  actor: Actor;
  note?: string;
  at?: number;
  errorCode?: string | null;
  audit?: CaseAudit;
}

/** null when no review is due. */
export async function reviewDue(
  work: Pick<Work, 'db'>,
  status: KycStatusName,
  at: number,
): Promise<number | null> {
  const turns = reviewTurns[status];
  return turns === undefined ? null : at + turns * (await reviewMs(work));
}

/** Side effects: `caseMoved`. */
export async function stepCase(work: Work, caseId: string, to: KycStatusName, step: Step): Promise<KycCase> {
  return moveKyc(work, caseId, to, {
    actor: step.actor,
    ...(step.note === undefined ? {} : { note: step.note }),
    at: step.at ?? work.now,
    set: {
      ...(step.errorCode === undefined ? {} : { errorCode: step.errorCode }),
      ...(step.audit === undefined ? {} : { audit: auditJson(step.audit) }),
    },
  });
}

export async function stepThrough(
  work: Work,
  caseId: string,
  path: readonly KycStatusName[],
  step: Step,
): Promise<KycCase> {
  let moved: KycCase | undefined;
  for (const to of path) moved = await stepCase(work, caseId, to, step);
  return moved as KycCase;
}

const returnTexts: Readonly<Record<string, ServerText>> = {
  DocumentInfoError: said('server.kyc.DocumentInfoError'),
  SelfieInfoError: said('server.kyc.SelfieInfoError'),
  SideImageError: said('server.kyc.SideImageError'),
};
const rejectedSides: Readonly<Record<string, readonly string[]>> = {
  SelfieInfoError: ['selfie'],
  SideImageError: ['sideImage', 'back', 'other'],
};

/** Also before identification has begun. */
export async function kycInfoOf(work: CallContext, payer: Row<'payers'>, lang: string): Promise<KycRecord> {
  const kycCase = await findCase(work, payer);
  const rows = kycCase
    ? await work.db
        .selectFrom('kycDocuments')
        .selectAll()
        .where('caseId', '=', kycCase.id)
        .orderBy('createdAt')
        .orderBy('side')
        .execute()
    : [];
  const audit = kycCase ? auditOf(kycCase) : undefined;
  const { basic } = kycCase ? answersOf(kycCase) : { basic: undefined };
  const errorCode = kycCase?.errorCode ?? undefined;
  return {
    kycStatus: payer.kycStatus,
    identityStatus: identityStatus(payer, work.now),
    kycAudit: errorCode ? { kycErrorCode: errorCode, auditV2s: audit?.auditV2s ?? [] } : undefined,
    countryCode: payer.countryCode,
    idType: kycCase?.idType ?? undefined,
    documents: rows.map((row) => ({
      idType: row.idType,
      bizIdType: row.bizIdType ?? '',
      side: row.side,
      sideCode: sideCodes[row.side],
      documentStatus: row.status,
      documentSrc: row.fileKey,
      returnTexts:
        row.status === 'CheckFailed' && errorCode
          ? [textIn(returnTexts[errorCode] ?? returnTexts.DocumentInfoError!, lang)]
          : [],
    })),
    basicInformation: basic,
    repeatUserInfo:
      audit?.repeatUnderReview === undefined ? undefined : { repeatUnderReview: audit.repeatUnderReview },
    submittedAt: kycCase?.submittedAt ?? undefined,
    reviewedAt: audit?.reviewedAt,
    level: payer.level,
  };
}

/** All sides when the code names none. */
export const sideRejected = (errorCode: string | null, side: string): boolean =>
  errorCode !== null && (rejectedSides[errorCode]?.includes(side) ?? errorCode === 'DocumentInfoError');
