import { randomInt } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/countries/currencies';
import { Decimal } from '@/core/decimal';
import { isExpiring } from '@/domain/statuses/orderSets';
import type { CallContext } from '../../runtime';
import { badFields, refuse } from '../../dispatch/refusal';
import { schoolRefusals } from './refusals';
import { orderRefusals } from '../order/refusals';
import { evidenceRefusals } from '../evidence/refusals';
import { newId } from '../../ids';
import { attachEvidence, insertEvidence } from '../evidence/submit';
import { outstanding, supplementRows } from '../evidence/supplements';
import { orderOf } from '../order/reading/answer';
import { ownOrder } from '../order/find';
import { changedExtra } from '../order/extra';
import { ownFiles } from '../storage';
import { checkFields, checkPostscript } from './accounts';
import { insertSchoolPayee, ownSchoolPayee, schoolPayeeView } from './payees';
import { schoolOf } from './find';
import { ordersOfRegistrations } from './guard';
import { assertFeeTakes, feeOf } from './schools';

const holdMs = 48 * 3_600_000;

/** Identifies the payment to the school. */
export async function registerFlywire(
  context: CallContext,
  params: CallParams<'school.registerFlywire'>,
): Promise<CallAnswer<'school.registerFlywire'>> {
  const school = await schoolOf(context, params.schoolId);
  if (school.partner !== 'flywire') refuse(schoolRefusals.feeTypeUnsupported);
  const fee = await feeOf(context, school.id, params.feeType);
  if (params.currency !== school.currency) refuse(badFields, { fields: ['currency'] });
  const amount = new Decimal(params.amount);
  if (amount.decimalPlaces() > precisionOf(school.currency)) refuse(badFields, { fields: ['amount'] });
  assertFeeTakes(fee, amount);
  const fields = checkFields(params.feeType, params.fields, context);
  const account = await context.db
    .selectFrom('schoolAccounts')
    .selectAll()
    .where('schoolId', '=', school.id)
    .where('payerId', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!account) return refuse(schoolRefusals.accountNotFound);
  const id = newId('flw');
  const reference = `EXF${randomInt(100_000_000, 999_999_999)}${id.slice(-4).toUpperCase()}`;
  const expiresAt = context.now + holdMs;
  await context.db
    .insertInto('schoolRegistrations')
    .values({
      id,
      payerId: context.payerId,
      schoolId: school.id,
      feeType: params.feeType,
      reference,
      amount: params.amount,
      currency: school.currency,
      expiresAt,
      createdAt: context.now,
    })
    .execute();
  const row = await insertSchoolPayee(context, {
    payerId: context.payerId,
    account,
    schoolId: school.id,
    registrationId: id,
    feeType: params.feeType,
    postscript: reference,
    fields,
  });
  return {
    registrationId: id,
    reference,
    amount: { amount: params.amount, currencyCode: school.currency },
    expiresAt,
    payee: await schoolPayeeView(context, row),
  };
}

/** Either payee or order; a partner's reference and paid orders stay. */
export async function postscriptUpdate(
  context: CallContext,
  params: CallParams<'school.postscriptUpdate'>,
): Promise<CallAnswer<'school.postscriptUpdate'>> {
  if ((params.payeeId === undefined) === (params.seqNo === undefined))
    refuse(badFields, { fields: ['payeeId', 'seqNo'] });
  const order = params.seqNo === undefined ? null : await ownOrder(context, { seqNo: params.seqNo });
  if (order && !isExpiring(order.status)) refuse(orderRefusals.wrongStep);
  const payee = await ownSchoolPayee(context, order?.payeeId ?? params.payeeId ?? '');
  if (payee.registrationId !== null) refuse(schoolRefusals.postscriptWrong);
  const { kind } = await context.db
    .selectFrom('schoolAccounts')
    .select('kind')
    .where('id', '=', payee.accountId)
    .executeTakeFirstOrThrow();
  const postscript = checkPostscript(kind, params.postscript, context);
  if (order)
    await context.db
      .updateTable('orders')
      .set({ postscript, updatedAt: context.now })
      .where('id', '=', order.id)
      .execute();
  else
    await context.db
      .updateTable('schoolPayees')
      .set({ postscript })
      .where('payeeId', '=', payee.payeeId)
      .execute();
  return { postscript };
}

type ProofAnswer = CallAnswer<'school.academicAccount'>;

/** Replaces the papers of the order's proof of study. */
async function academic(
  context: CallContext,
  kind: 'account' | 'verifyCode',
  seqNo: string,
  studentName: string,
  value: string,
): Promise<ProofAnswer> {
  const order = await ownOrder(context, { seqNo });
  const demand = (await supplementRows(context, order.id)).find((row) => row.kind === 'studyProof');
  if (!demand) return refuse(evidenceRefusals.notDemanded);
  const before = await context.db
    .selectFrom('academicRecords')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const repeated = before?.value === value && demand.status !== 'Rejected';
  if (!repeated) {
    if (demand.status === 'Passed') refuse(evidenceRefusals.alreadyPassed);
    if (demand.status === 'UnderReview') refuse(evidenceRefusals.underReview);
    const record = { studentName, value, createdAt: context.now };
    await context.db
      .insertInto('academicRecords')
      .values({ orderId: order.id, payerId: order.payerId, kind, ...record })
      .onConflict((conflict) => conflict.columns(['orderId', 'kind']).doUpdateSet(record))
      .execute();
    const proof = await insertEvidence(context, {
      payerId: order.payerId,
      orderId: order.id,
      payeeId: order.payeeId,
      verifyType: 'studyProof',
      fileType: kind === 'account' ? 'academicAccount' : 'academicVerifyCode',
      // Test trigger: REJECT.
      files: [{ key: '', name: value }],
      answers: { studentName },
    });
    await attachEvidence(context, order.id, 'studyProof', proof);
  }
  const after = (await supplementRows(context, order.id)).find((row) => row.kind === 'studyProof');
  return {
    status: after?.status ?? 'UnderReview',
    supplements: await outstanding(context, order.id),
    order: await orderOf(context, await ownOrder(context, { seqNo }, false), context.lang),
  };
}

export const academicAccount = (
  context: CallContext,
  { seqNo, studentName, account }: CallParams<'school.academicAccount'>,
): Promise<ProofAnswer> => academic(context, 'account', seqNo, studentName, account);

export const academicVerifyCode = (
  context: CallContext,
  { seqNo, studentName, verifyCode }: CallParams<'school.academicVerifyCode'>,
): Promise<ProofAnswer> => academic(context, 'verifyCode', seqNo, studentName, verifyCode);

/** Needs at least one paper. */
export async function studyConfirm(
  context: CallContext,
  params: CallParams<'school.studyConfirm'>,
): Promise<CallAnswer<'school.studyConfirm'>> {
  const order = await ownOrder(context, params);
  const demand = (await supplementRows(context, order.id)).find((row) => row.kind === 'studyProof');
  if (!demand) return refuse(evidenceRefusals.notDemanded);
  if (demand.evidenceId === null || demand.status === 'Rejected') refuse(schoolRefusals.materialMissing);
  if (params.images?.length) await ownFiles(context, context.payerId, params.images);
  await context.db
    .updateTable('orders')
    .set({
      extra: changedExtra(order, {
        studyConfirmedAt: context.now,
        ...(params.images ? { studyImages: params.images } : {}),
      }),
    })
    .where('id', '=', order.id)
    .execute();
  return {
    done: true,
    order: await orderOf(context, await ownOrder(context, params, false), context.lang),
  };
}

export async function openRecord(context: CallContext): Promise<CallAnswer<'school.openRecord'>> {
  const accounts = await context.db
    .selectFrom('schoolAccounts')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();
  const registrations = await context.db
    .selectFrom('schoolRegistrations')
    .innerJoin('schools', 'schools.id', 'schoolRegistrations.schoolId')
    .leftJoin('schoolPayees', 'schoolPayees.registrationId', 'schoolRegistrations.id')
    .selectAll('schoolRegistrations')
    .select(['schools.name', 'schoolPayees.payeeId'])
    .where('schoolRegistrations.payerId', '=', context.payerId)
    .orderBy('schoolRegistrations.createdAt', 'desc')
    .limit(50)
    .execute();
  const payeeIds = registrations.flatMap((row) => row.payeeId ?? []);
  const ordered = payeeIds.length ? await ordersOfRegistrations(context, payeeIds).execute() : [];
  const state = (row: (typeof registrations)[number]): 'Ordered' | 'Expired' | 'Registered' =>
    ordered.some((order) => order.payeeId === row.payeeId)
      ? 'Ordered'
      : row.expiresAt <= context.now
        ? 'Expired'
        : 'Registered';
  return {
    list: [
      ...accounts.map((row) => ({
        recordId: row.id,
        kind: 'account' as const,
        title: row.payeeName,
        status: row.confirmedAt === null ? ('WaitConfirm' as const) : ('Confirmed' as const),
        at: row.createdAt,
      })),
      ...registrations.map((row) => ({
        recordId: row.id,
        kind: 'registration' as const,
        title: row.name,
        status: state(row),
        at: row.createdAt,
      })),
    ].sort((a, b) => b.at - a.at),
  };
}
