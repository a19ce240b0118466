import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import {
  type EvidenceRow,
  evidenceRow,
  isRisky,
  LARGE_TRANSFER,
  largeTargetLevel,
  type VerifyType,
} from '@/domain/evidence';
import { isAfter } from '@/core/dates';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { newId } from '../../ids';
import { riskYears } from '../kyc/extras';
import { ownOrder } from '../order/find';
import { ownFiles, saveFile } from '../storage';
import { largeFollowsEvidence } from '../largeRemit/follow';
import { isOver } from './holds';
import { demandBesides, missingDeclarations, outstanding, refreshHold } from './supplements';
import { badFields, refuse } from '../../dispatch/refusal';
import { evidenceRefusals } from './refusals';
import { largeRemitRefusals } from '../largeRemit/refusals';

type Submit = CallParams<'evidence.submit'>;

export const reviewMs = 20_000;

export interface NewEvidence {
  payerId: string;
  orderId?: string | null;
  payeeId?: string | null;
  verifyType: VerifyType;
  fileType: string;
  files: readonly { key: string; name: string }[];
  answers?: Record<string, string | number | readonly string[] | undefined>;
  provideSource?: string | undefined;
  targetLevel?: number | undefined;
  passed?: boolean;
}

export async function insertEvidence(work: Work, proof: NewEvidence): Promise<Row<'evidence'>> {
  return work.db
    .insertInto('evidence')
    .values({
      id: newId('evd'),
      payerId: proof.payerId,
      orderId: proof.orderId ?? null,
      payeeId: proof.payeeId ?? null,
      verifyType: proof.verifyType,
      fileType: proof.fileType,
      provideSource: proof.provideSource ?? null,
      targetLevel: proof.targetLevel ?? null,
      status: proof.passed ? 'Passed' : 'UnderReview',
      files: json(proof.files),
      answers: json(proof.answers ?? {}),
      submittedAt: work.now,
      reviewAt: proof.passed ? null : work.now + reviewMs,
      reviewedAt: proof.passed ? work.now : null,
      createdAt: work.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function attachEvidence(
  work: Work,
  orderId: string,
  kind: VerifyType,
  proof: Row<'evidence'>,
): Promise<void> {
  await work.db
    .updateTable('orderSupplements')
    .set({
      status: proof.status,
      evidenceId: proof.id,
      fileType: proof.fileType,
      postponedUntilAt: null,
      updatedAt: work.now,
    })
    .where('orderId', '=', orderId)
    .where('kind', '=', kind)
    .execute();
  await refreshHold(work, orderId);
}

async function yearsOf(context: CallContext, params: Submit): ReturnType<typeof riskYears> {
  const told = await riskYears(context, context.payerId);
  return {
    workYear: params.workYear ?? told.workYear,
    incomeYear: params.incomeYear ?? told.incomeYear,
  };
}

async function checkSubmit(context: CallContext, params: Submit): Promise<Row<'orders'> | null> {
  const payer = await context.payer();
  const row = evidenceRow(params.verifyType);
  if (params.countryCode !== payer.countryCode) refuse(badFields, { fields: ['countryCode'] });
  if (!row.fileTypes.includes(params.fileType))
    refuse(evidenceRefusals.fileTypeUnknown, { fileTypes: [...row.fileTypes] });
  if (params.fileNames.length !== params.images.length) refuse(badFields, { fields: ['fileNames'] });
  if ((params.images.length === 0) !== (row.questions !== undefined))
    refuse(badFields, { fields: ['images'] });
  const answers = params.answers ?? {};
  const wrong = (row.questions ?? []).filter(({ name, choices }) => !choices.includes(answers[name] ?? ''));
  if (wrong.length > 0) refuse(badFields, { fields: wrong.map(({ name }) => name) });
  if (row.questionnaireIn?.includes(payer.countryCode)) {
    const { workYear, incomeYear } = await yearsOf(context, params);
    if (workYear === undefined || incomeYear === undefined) refuse(evidenceRefusals.questionnaireFirst);
  }
  if (params.incomeExpireDate && !isAfter(params.incomeExpireDate, dayIn(payer.countryCode, context.now)))
    refuse(evidenceRefusals.expiryPassed);
  if (params.provideSource === LARGE_TRANSFER) {
    if (payer.userLabel === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
    if (params.targetLevel !== largeTargetLevel(payer.countryCode)) refuse(largeRemitRefusals.targetLevel);
  }
  if (params.payeeId !== undefined) {
    const payee = await context.db
      .selectFrom('payees')
      .select('id')
      .where('id', '=', params.payeeId)
      .where('payerId', '=', payer.id)
      .executeTakeFirst();
    if (!payee) refuse(badFields, { fields: ['payeeId'] });
  }
  if (params.seqNo === undefined) {
    if (!row.unasked && !(row.subject === 'payee' && params.payeeId !== undefined))
      refuse(badFields, { fields: ['seqNo'] });
    return null;
  }
  const order = await ownOrder(context, { seqNo: params.seqNo });
  const demand = await context.db
    .selectFrom('orderSupplements')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('kind', '=', params.verifyType)
    .executeTakeFirst();
  if (!demand) return refuse(evidenceRefusals.notDemanded);
  if (demand.status === 'Passed') refuse(evidenceRefusals.alreadyPassed);
  if (isOver(order.status)) refuse(evidenceRefusals.orderEnded);
  if (demand.status === 'UnderReview') refuse(evidenceRefusals.underReview);
  const undeclared = missingDeclarations(order, params.verifyType, params.declarations);
  if (undeclared.length > 0) refuse(evidenceRefusals.declarationsMissing, { declarations: undeclared });
  return order;
}

/** Already under review: the answer was lost. */
async function repeated(context: CallContext, params: Submit): Promise<Row<'evidence'> | undefined> {
  const rows = await context.db
    .selectFrom('evidence')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('verifyType', '=', params.verifyType)
    .where('status', '=', 'UnderReview')
    .orderBy('submittedAt', 'desc')
    .limit(5)
    .execute();
  if (params.images.length === 0) return undefined;
  const keys = [...params.images].sort().join();
  const same = rows.filter(
    (row) =>
      row.files
        .map((file) => file.key)
        .sort()
        .join() === keys,
  );
  if (params.seqNo === undefined || same.length === 0) return same[0];
  // The same papers may be for another order.
  const demand = await context.db
    .selectFrom('orderSupplements')
    .innerJoin('orders', 'orders.id', 'orderSupplements.orderId')
    .select('orderSupplements.evidenceId')
    .where('orders.seqNo', '=', params.seqNo)
    .where('orderSupplements.kind', '=', params.verifyType)
    .executeTakeFirst();
  return same.find(({ id }) => id === demand?.evidenceId);
}

export async function submitEvidence(
  context: CallContext,
  params: Submit,
): Promise<CallAnswer<'evidence.submit'>> {
  const before = await repeated(context, params);
  const proof = before ?? (await handIn(context, params));
  const orderId =
    proof.orderId ?? (params.seqNo ? (await ownOrder(context, { seqNo: params.seqNo })).id : null);
  return {
    evidenceId: proof.id,
    status: proof.status,
    supplements: orderId ? await outstanding(context, orderId) : [],
  };
}

async function handIn(context: CallContext, params: Submit): Promise<Row<'evidence'>> {
  const order = await checkSubmit(context, params);
  if (params.images.length > 0) await ownFiles(context, context.payerId, params.images);
  const row = evidenceRow(params.verifyType);
  const { subject } = row;
  const proof = await insertEvidence(context, {
    payerId: context.payerId,
    // Proofs about people serve later orders too.
    orderId: subject === 'order' ? (order?.id ?? null) : null,
    payeeId: params.payeeId ?? (subject === 'payer' ? null : (order?.payeeId ?? null)),
    verifyType: params.verifyType,
    fileType: params.fileType,
    files: params.images.map((key, index) => ({ key, name: params.fileNames[index] ?? '' })),
    provideSource: params.provideSource,
    targetLevel: params.targetLevel,
    answers: {
      fileNumber: params.fileNumber,
      ...(await yearsOf(context, params)),
      incomeQuota: params.incomeQuota,
      incomeExpireDate: params.incomeExpireDate,
      accountId: params.accountId,
      declarations: params.declarations,
      ...(row.questions ? surveyAnswers(row, params) : {}),
    },
    // Answers need no review.
    passed: row.questions !== undefined,
  });
  if (order) await attachEvidence(context, order.id, params.verifyType, proof);
  await largeFollowsEvidence(context, proof);
  if (order && row.then !== undefined && isRisky(row, params.answers ?? {}))
    await demandBesides(context, order, [row.then]);
  return proof;
}

const surveyAnswers = (row: EvidenceRow, { answers = {} }: Submit): Record<string, string | undefined> =>
  Object.fromEntries((row.questions ?? []).map(({ name }) => [name, answers[name]]));

export async function uploadEvidence(
  context: CallContext,
  params: CallParams<'evidence.upload'>,
): Promise<CallAnswer<'evidence.upload'>> {
  const payer = await context.payer();
  if (params.userId !== payer.id) refuse(badFields, { fields: ['userId'] });
  if (params.payerCountryCode !== payer.countryCode) refuse(badFields, { fields: ['payerCountryCode'] });
  const row = evidenceRow(params.verifyType);
  if (!row.fileTypes.includes(params.fileType))
    refuse(evidenceRefusals.fileTypeUnknown, { fileTypes: [...row.fileTypes] });
  if (params.seqNo !== undefined) await ownOrder(context, { seqNo: params.seqNo }, false);
  const file = await saveFile(context, context.files[0], {
    ownerId: payer.id,
    countryCode: params.countryCode,
    purpose: params.verifyType,
    fileNumber: params.fileNumber,
  });
  return { ossFileKey: file.key, imgFileNameOriginal: file.name };
}
