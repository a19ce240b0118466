import * as v from 'valibot';
import type { ConsoleAction } from '../../console/actions';
import { defineAction } from '../../console/actions';
import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
import type { KycStatusName, OrderStatusName } from '@/domain/statuses/names';
import { uncounted } from '@/domain/statuses/orderSets';
import type { PayoutFailure } from '@/domain/statuses/payoutFailures';
import { json } from '../../db/schema';
import { auditJson } from '../kyc/cases';
import { notFound, refuse } from '../../dispatch/refusal';
import { staffMove } from '../order/staffMove';
import { endLogins } from '../../dispatch/sessions';
import { newId } from '../../ids';
import { allowedKycMoves, moveKyc } from '../../machines/moves';
import { pathTo } from '../../machines/path';
import type { Domain, Work } from '../../runtime';

const minute = 60_000;
const forPayer = v.object({ payerId: v.optional(v.string(), 'demo-aus') });

async function kycTo(work: Work, payerId: string, to: KycStatusName, errorCode?: string): Promise<void> {
  const kycCase = await work.db
    .selectFrom('kycCases')
    .select(['id', 'status'])
    .where('payerId', '=', payerId)
    .executeTakeFirst();
  if (!kycCase) refuse(notFound);
  const audit = errorCode
    ? { kycErrorCode: errorCode, auditV2s: [{ pageCode: '', errorCode, errorMsg: '' }] }
    : {};
  for (const step of pathTo(allowedKycMoves, kycCase.status, to)) {
    await moveKyc(work, kycCase.id, step, {
      actor: 'us',
      note: 'scene',
      set: {
        reviewAt: null,
        ...(step === to ? { errorCode: errorCode ?? null, audit: auditJson(audit) } : {}),
      },
    });
  }
}

const kycScene = (name: string, title: string, to: KycStatusName, errorCode?: string): ConsoleAction =>
  defineAction({
    name,
    title,
    kind: 'scene',
    params: forPayer,
    run: (work, { payerId }) => kycTo(work, payerId, to, errorCode),
  });

async function waitingOrder(work: Work, payerId: string) {
  const order = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('status', '=', 'WAIT_PAYMENT')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (!order) refuse(notFound);
  return order;
}

const orderScene = (name: string, title: string, to: OrderStatusName, note = 'scene'): ConsoleAction =>
  defineAction({
    name,
    title,
    kind: 'scene',
    params: forPayer,
    async run(work, { payerId }) {
      const order = await waitingOrder(work, payerId);
      await staffMove(work, order, { to, actor: 'bank', note, through: true });
      return { seqNo: order.seqNo };
    },
  });

/** In the source currency. */
const leftOfLimit = 100;

async function nearlyUseLimit({ db, now }: Work, payerId: string): Promise<{ left: string }> {
  const model = await db
    .selectFrom('orders')
    .selectAll()
    .where('payerId', '=', payerId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  if (!model) refuse(notFound);
  const limit = await db
    .selectFrom('limits')
    .select('dailyAmount')
    .where('sourceCountry', '=', model.countryCode)
    .where('currency', '=', model.sourceCurrency)
    .where('dailyAmount', 'is not', null)
    .orderBy('dailyAmount')
    .executeTakeFirst();
  if (!limit) refuse(notFound);
  const { sent } = await db
    .selectFrom('orders')
    .select((select) => select.fn.sum<string | null>('sourceAmount').as('sent'))
    .where('payerId', '=', payerId)
    .where('sourceCurrency', '=', model.sourceCurrency)
    .where('createdAt', '>', now - 24 * 60 * minute)
    .where('status', 'not in', uncounted)
    .executeTakeFirstOrThrow();
  const amount = new Decimal(limit.dailyAmount as string).minus(sent ?? 0).minus(leftOfLimit);
  if (amount.greaterThan(0)) {
    const id = newId('ord');
    await db
      .insertInto('orders')
      .values({
        ...model,
        id,
        seqNo: `HWLIMIT${id.slice(4, 16).toUpperCase()}`,
        status: 'TRANSACTION_SUCCESS',
        sourceAmount: amount.toFixed(2),
        targetAmount: amount.times(model.rate).div(model.rateBase).toFixed(2),
        totalAmount: amount.plus(model.feeAmount).toFixed(2),
        couponId: null,
        payDeadlineAt: null,
        nextStepAt: null,
        payerInfo: json(model.payerInfo),
        payeeInfo: json(model.payeeInfo),
        supplement: json(model.supplement),
        extra: json(model.extra),
        createdAt: now - 60 * minute,
        updatedAt: now,
      })
      .execute();
  }
  return { left: String(leftOfLimit) };
}

export const scenes: Domain = {
  name: 'scenes',
  consoleActions: [
    kycScene('scene.kycPassed', 'KYC passed', 'Pass'),
    kycScene('scene.kycWaiting', 'KYC under review', 'WaitResult'),
    kycScene('scene.kycFailedSelfie', 'KYC failed: selfie', 'Fail', 'SelfieInfoError'),
    kycScene('scene.kycFailedDocument', 'KYC failed: document', 'Fail', 'DocumentInfoError'),
    kycScene('scene.kycFailedInformation', 'KYC failed: basic information', 'Fail', 'InitInfoError'),
    kycScene('scene.kycFailedUnknown', 'KYC failed: unknown code', 'Fail', 'SomethingElse'),
    orderScene('scene.orderReceived', 'Waiting order: money received', 'PAYMENT_RECEIVED'),
    orderScene(
      'scene.orderBounced',
      'Waiting order: paid out, bounced',
      'BANK_REMIT_FAILED',
      'accountUnknown' satisfies PayoutFailure,
    ),
    orderScene('scene.orderSuccess', 'Waiting order: success', 'TRANSACTION_SUCCESS'),
    defineAction({
      name: 'scene.orderNearDeadline',
      title: 'Waiting order: 5 minutes before its deadline',
      kind: 'scene',
      params: forPayer,
      async run(work, { payerId }) {
        const order = await waitingOrder(work, payerId);
        const deadline = work.now + 5 * minute;
        await work.db
          .updateTable('orders')
          .set({ payDeadlineAt: deadline, nextStepAt: deadline })
          .where('id', '=', order.id)
          .execute();
        return { seqNo: order.seqNo };
      },
    }),
    defineAction({
      name: 'scene.largeLimitNearlyUsed',
      title: `Large limit nearly used: ${leftOfLimit} left of the day`,
      kind: 'scene',
      params: forPayer,
      run: (work, { payerId }) => nearlyUseLimit(work, payerId),
    }),
    defineAction({
      name: 'scene.loginExpired',
      title: "Everybody's login has expired",
      kind: 'scene',
      params: v.object({}),
      async run({ db, now }) {
        await db
          .updateTable('logins')
          .set({ endedAt: now, endedCode: '10001' })
          .where('endedAt', 'is', null)
          .execute();
      },
    }),
    defineAction({
      name: 'scene.passwordChanged',
      title: 'Password changed elsewhere',
      kind: 'scene',
      params: forPayer,
      async run({ db, now }, { payerId }) {
        await endLogins(db, payerId, now, { code: errorCodes.passwordChanged });
      },
    }),
  ],
};
