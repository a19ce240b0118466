import * as v from 'valibot';
import type { ConsoleAction } from '../../console/actions';
import { defineAction } from '../../console/actions';
import { errorCodes } from '@/contracts/errors';
import { Decimal } from '@/core/decimal';
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

async function kycTo(work: Work, payerId: string, to: string, errorCode?: string): Promise<void> {
  const kycCase = await work.db
    .selectFrom('kyc_cases')
    .select(['id', 'status'])
    .where('payer_id', '=', payerId)
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
        review_at: null,
        ...(step === to ? { error_code: errorCode ?? null, audit: auditJson(audit) } : {}),
      },
    });
  }
}

const kycScene = (name: string, title: string, to: string, errorCode?: string): ConsoleAction =>
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
    .where('payer_id', '=', payerId)
    .where('status', '=', 'WAIT_PAYMENT')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!order) refuse(notFound);
  return order;
}

const orderScene = (name: string, title: string, to: string, note = 'scene'): ConsoleAction =>
  defineAction({
    name,
    title,
    kind: 'scene',
    params: forPayer,
    async run(work, { payerId }) {
      const order = await waitingOrder(work, payerId);
      await staffMove(work, order, { to, actor: 'bank', note, through: true });
      return { seqNo: order.seq_no };
    },
  });

/** In the source currency. */
const leftOfLimit = 100;

async function nearlyUseLimit({ db, now }: Work, payerId: string): Promise<{ left: string }> {
  const model = await db
    .selectFrom('orders')
    .selectAll()
    .where('payer_id', '=', payerId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!model) refuse(notFound);
  const limit = await db
    .selectFrom('limits')
    .select('daily_amount')
    .where('source_country', '=', model.country_code)
    .where('currency', '=', model.source_currency)
    .where('daily_amount', 'is not', null)
    .orderBy('daily_amount')
    .executeTakeFirst();
  if (!limit) refuse(notFound);
  const { sent } = await db
    .selectFrom('orders')
    .select((select) => select.fn.sum<string | null>('source_amount').as('sent'))
    .where('payer_id', '=', payerId)
    .where('source_currency', '=', model.source_currency)
    .where('created_at', '>', now - 24 * 60 * minute)
    .where('status', 'not in', uncounted)
    .executeTakeFirstOrThrow();
  const amount = new Decimal(limit.daily_amount as string).minus(sent ?? 0).minus(leftOfLimit);
  if (amount.greaterThan(0)) {
    const id = newId('ord');
    await db
      .insertInto('orders')
      .values({
        ...model,
        id,
        seq_no: `HWLIMIT${id.slice(4, 16).toUpperCase()}`,
        status: 'TRANSACTION_SUCCESS',
        source_amount: amount.toFixed(2),
        target_amount: amount.times(model.rate).div(model.rate_base).toFixed(2),
        total_amount: amount.plus(model.fee_amount).toFixed(2),
        coupon_id: null,
        pay_deadline_at: null,
        next_step_at: null,
        payer_info: json(model.payer_info),
        payee_info: json(model.payee_info),
        supplement: json(model.supplement),
        extra: json(model.extra),
        created_at: now - 60 * minute,
        updated_at: now,
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
          .set({ pay_deadline_at: deadline, next_step_at: deadline })
          .where('id', '=', order.id)
          .execute();
        return { seqNo: order.seq_no };
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
          .set({ ended_at: now, ended_code: '10001' })
          .where('ended_at', 'is', null)
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
