import type { CallAnswer, CallParams } from '@/contracts/calls';
import { LARGE_TRANSFER, largeTargetLevel } from '@/domain/evidence';
import type { LargeRemitStep } from '@/domain/largeRemit';
import { largeRemitSteps, safeWaitMs, stepsBeforeOrder, stepsWithFile } from '@/domain/largeRemit';
import { isRefund } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { moveOrder } from '../../machines/moves';
import { hasFeature } from '../account/whiteList';
import { ownOrder } from '../order/find';
import { refundOrder } from '../order/money/refunds';
import { largeTransferAuth } from './payeeWord';
import { ownPayee } from '../payee/find';
import { ownFiles } from '../storage';
import { changeLarge, largeOf } from './follow';
import { badFields, refuse } from '../../dispatch/refusal';
import { largeRemitRefusals } from './refusals';

type Status = CallAnswer<'largeRemit.status'>['status'];
const reviewMs = 20_000;

const rowOf = (context: CallContext): Promise<Row<'largeRemits'> | undefined> =>
  context.db.selectFrom('largeRemits').selectAll().where('payerId', '=', context.payerId).executeTakeFirst();

const nextStep = (row: Row<'largeRemits'> | undefined): LargeRemitStep | undefined =>
  largeRemitSteps.find((step) => row?.steps[step] === undefined);

function statusOf(row: Row<'largeRemits'> | undefined): Status {
  if (!row || row.fileStatus === 'Init') return 'NotCertified';
  if (row.fileStatus === 'Authenticating') return 'InProgress';
  if (row.fileStatus === 'Fail') return 'Failed';
  if (row.materialStatus === 'Fail') return 'NeedsRetry';
  if (row.materialStatus === 'Success') return 'Audited';
  return row.steps.signature === undefined ? 'Confirmed' : 'Signed';
}

const inMarket = async (context: CallContext, countryCode: string): Promise<Row<'payers'>> => {
  const payer = await context.payer();
  if (payer.countryCode !== countryCode) refuse(badFields, { fields: ['countryCode'] });
  return payer;
};

export async function status(
  context: CallContext,
  params: CallParams<'largeRemit.status'>,
): Promise<CallAnswer<'largeRemit.status'>> {
  const payer = await inMarket(context, params.countryCode);
  const row = await rowOf(context);
  const kycPassed = payer.kycStatus === 'Pass';
  const stepsDone = stepsBeforeOrder.every((step) => row?.steps[step] !== undefined);
  const black = payer.userLabel === 'LARGE_BLACK';
  const next = black
    ? 'none'
    : !kycPassed
      ? 'kyc'
      : (await hasFeature(context, 'largeRemit'))
        ? 'order'
        : row?.fileStatus !== 'Success'
          ? 'incomeProof'
          : stepsDone
            ? 'order'
            : 'steps';
  return {
    status: statusOf(row),
    eligible: next === 'order',
    kycPassed,
    level: payer.level,
    targetLevel: largeTargetLevel(payer.countryCode),
    fileStatus: row?.fileStatus ?? 'Init',
    materialStatus: row?.materialStatus ?? 'Init',
    userLabel: (payer.userLabel as 'LARGE_WHITE' | 'LARGE_BLACK' | null) ?? undefined,
    payeeId: await sharedNow(context, row),
    next,
  };
}

async function sharedNow(
  context: CallContext,
  row: Row<'largeRemits'> | undefined,
): Promise<string | undefined> {
  if (!row?.payeeId) return undefined;
  const payee = await ownPayee(context, row.payeeId);
  return payee && payee.deletedAt === null ? payee.id : undefined;
}

const newestProofs = (context: CallContext): Promise<Row<'evidence'>[]> =>
  context.db
    .selectFrom('evidence')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('provideSource', '=', LARGE_TRANSFER)
    .orderBy('submittedAt', 'desc')
    .execute();

export async function incomeProof(
  context: CallContext,
  params: CallParams<'largeRemit.incomeProof'>,
): Promise<CallAnswer<'largeRemit.incomeProof'>> {
  const payer = await inMarket(context, params.countryCode);
  const proof = (await newestProofs(context)).find((row) => row.verifyType === 'incomeProof');
  const answers = (proof?.answers ?? {}) as { incomeExpireDate?: string };
  return {
    status: proof?.status ?? 'WaitUpload',
    rejectReason: proof?.rejectReason ?? undefined,
    submittedAt: proof?.submittedAt,
    incomeExpireDate: answers.incomeExpireDate,
    targetLevel: largeTargetLevel(payer.countryCode),
  };
}

/** undefined outside the safe wait. */
function safeUntil(order: Row<'orders'> | undefined): number | undefined {
  if (order?.remitType !== 'LargeRemit' || order.status !== 'PAYMENT_SUCCESS') return undefined;
  return order.updatedAt + safeWaitMs(order.remitType);
}

export async function behavior(
  context: CallContext,
  params: CallParams<'largeRemit.behavior'>,
): Promise<CallAnswer<'largeRemit.behavior'>> {
  const row = await rowOf(context);
  const order = params.seqNo ? await ownOrder(context, { seqNo: params.seqNo }, false) : undefined;
  const until = safeUntil(order);
  return {
    steps: largeRemitSteps.map((step) => ({ step, doneAt: row?.steps[step] })),
    next: nextStep(row),
    safeWaitUntil: until,
    canAbandon: until !== undefined && until > context.now,
  };
}

/** Done steps stay. */
export async function updateBehavior(
  context: CallContext,
  params: CallParams<'largeRemit.updateBehavior'>,
): Promise<CallAnswer<'largeRemit.updateBehavior'>> {
  const payer = await context.payer();
  if (params.behavior === 'abandon') return abandon(context, params.seqNo);
  if (payer.userLabel === 'LARGE_BLACK') refuse(largeRemitRefusals.notEligible);
  const step = params.behavior;
  const row = await largeOf(context, payer.id);
  if (row.steps[step] !== undefined) return { next: nextStep(row), status: statusOf(row) };
  if (nextStep(row) !== step) refuse(largeRemitRefusals.wrongStep, { next: nextStep(row) });
  if (step !== 'rule' && row.fileStatus !== 'Success') refuse(largeRemitRefusals.materialMissing);
  const change: Parameters<typeof changeLarge>[2] = { steps: json({ ...row.steps, [step]: context.now }) };
  if (stepsWithFile.includes(step)) {
    if (params.fileKey === undefined) return refuse(badFields, { fields: ['fileKey'] });
    await ownFiles(context, payer.id, [params.fileKey]);
    if (step === 'faceIdentify') change.faceKey = params.fileKey;
    else
      Object.assign(change, {
        signatureKey: params.fileKey,
        materialStatus: 'Authenticating',
        materialReviewAt: context.now + reviewMs,
      });
  }
  if (step === 'sharePayee') change.payeeId = await sharedPayee(context, params.payeeId);
  const changed = await changeLarge(context, payer.id, change);
  return { next: nextStep(changed), status: statusOf(changed) };
}

/** They must have consented, and the payer be verified (flows, 5.3). */
async function sharedPayee(context: CallContext, payeeId: string | undefined): Promise<string> {
  if (payeeId === undefined) return refuse(badFields, { fields: ['payeeId'] });
  const { status } = await largeTransferAuth(context, { payeeId });
  if (status !== 'confirmed') refuse(largeRemitRefusals.payeeUnconfirmed);
  return payeeId;
}

/** Only during the wait. */
async function abandon(
  context: CallContext,
  seqNo: string | undefined,
): Promise<CallAnswer<'largeRemit.updateBehavior'>> {
  if (seqNo === undefined) return refuse(badFields, { fields: ['seqNo'] });
  const order = await ownOrder(context, { seqNo });
  const row = await largeOf(context, context.payerId);
  if (order.remitType === 'LargeRemit' && isRefund(order.status))
    return { next: nextStep(row), status: statusOf(row) };
  if ((safeUntil(order) ?? 0) <= context.now) refuse(largeRemitRefusals.wrongStep);
  await refundOrder(context, order, { reason: 'NOT_NEEDED', status: 'REFUND_REQUEST' });
  await moveOrder(context, order.id, 'REFUND_REQUEST', { actor: 'payer', note: 'abandoned' });
  return { next: nextStep(row), status: statusOf(row) };
}

export async function material(context: CallContext): Promise<CallAnswer<'largeRemit.materialStatus'>> {
  const row = await rowOf(context);
  const proofs = await newestProofs(context);
  const newest = proofs.filter(
    (proof, index) => proofs.findIndex((other) => other.verifyType === proof.verifyType) === index,
  );
  return {
    fileStatus: row?.fileStatus ?? 'Init',
    materialStatus: row?.materialStatus ?? 'Init',
    reviewAt: row?.materialReviewAt ?? undefined,
    items: newest.map((proof) => ({
      verifyType: proof.verifyType as 'incomeProof',
      fileType: proof.fileType,
      status: proof.status,
      submittedAt: proof.submittedAt,
      rejectReason: proof.rejectReason ?? undefined,
    })),
  };
}
