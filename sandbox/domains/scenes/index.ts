import * as v from 'valibot';
import type { ConsoleAction } from '../../console/actions';
import { defineAction } from '../../console/actions';
import { json } from '../../db/schema';
import type { Work } from '../../dispatch/handler';
import { notFound } from '../../dispatch/refusal';
import { allowedKycMoves, allowedOrderMoves, moveKyc, moveOrder } from '../../machines/moves';
import { pathTo } from '../../machines/path';
import type { Domain } from '../../runtime';

const minute = 60_000;
/** A scene needs no params; with `payerId` it plays for somebody else than the Australian demo payer. */
const forPayer = v.object({ payerId: v.optional(v.string(), 'demo-aus') });

async function kycTo(work: Work, payerId: string, to: string, errorCode?: string): Promise<void> {
  const kycCase = await work.db
    .selectFrom('kyc_cases')
    .select(['id', 'status'])
    .where('payer_id', '=', payerId)
    .executeTakeFirst();
  if (!kycCase) throw notFound('case');
  const audit = errorCode
    ? { kycErrorCode: errorCode, auditV2s: [{ pageCode: '', errorCode, errorMsg: '' }] }
    : {};
  for (const step of pathTo(allowedKycMoves, kycCase.status, to)) {
    await moveKyc(work, kycCase.id, step, {
      actor: 'us',
      note: 'scene',
      set: { review_at: null, ...(step === to ? { error_code: errorCode ?? null, audit: json(audit) } : {}) },
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
    .select(['id', 'seq_no', 'status'])
    .where('payer_id', '=', payerId)
    .where('status', '=', 'WAIT_PAYMENT')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!order) throw notFound('waiting order');
  return order;
}

const orderScene = (name: string, title: string, to: string): ConsoleAction =>
  defineAction({
    name,
    title,
    kind: 'scene',
    params: forPayer,
    async run(work, { payerId }) {
      const order = await waitingOrder(work, payerId);
      for (const step of pathTo(allowedOrderMoves, order.status, to))
        await moveOrder(work, order.id, step, { actor: 'bank', note: 'scene' });
      return { seqNo: order.seq_no };
    },
  });

/** Situations that testers ask for most, one click each, played on the demo payers. */
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
    orderScene('scene.orderBounced', 'Waiting order: paid out, bounced', 'BANK_REMIT_FAILED'),
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
      name: 'scene.loginExpired',
      title: "Everybody's login has expired",
      kind: 'scene',
      params: v.object({}),
      async run({ db, now }) {
        await db
          .updateTable('sessions')
          .set({ revoked_at: now - 1, revoked_code: '10001' })
          .where('revoked_at', 'is', null)
          .execute();
      },
    }),
    defineAction({
      name: 'scene.passwordChanged',
      title: 'Password changed elsewhere',
      kind: 'scene',
      params: forPayer,
      async run({ db, now }, { payerId }) {
        await db
          .updateTable('sessions')
          .set({ revoked_at: now - 1, revoked_code: '21097' })
          .where('payer_id', '=', payerId)
          .where('revoked_at', 'is', null)
          .execute();
      },
    }),
  ],
};
