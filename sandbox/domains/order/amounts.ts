import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/currencies';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { Decimal, roundText } from '@/core/decimal';
import { isCancelledOrExpired } from '@/domain/statuses/orderSets';
import { type ConsoleAction, defineAction } from '../../console/actions';
import { json, type Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { moveOrder } from '../../machines/moves';
import { closestRow } from '../rates/quote';
import { orderOf } from './answer';
import { hourMs } from './create';
import { ownOrder } from './find';
import { insertRefund } from './refunds';
import { openStatuses, settlePayment } from './settle';

/** Amount received for an order, set when it differs from the amount due. */
export const receivedOf = (order: Pick<Row<'orders'>, 'extra'>): string | undefined =>
  (order.extra as { receivedAmount?: string }).receivedAmount;

const setExtra = (work: Work, order: Row<'orders'>, change: Record<string, string | undefined>) =>
  work.db
    .updateTable('orders')
    .set({ extra: json({ ...order.extra, ...change }) })
    .where('id', '=', order.id)
    .execute();

/** The bank reports what has arrived: the sum asked for pays the order, another one makes it wait for the payer's word. */
async function receive(work: Work, seqNo: string, amount: string): Promise<string> {
  const payment = await work.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.amount', 'payments.order_id'])
    .where('orders.seq_no', '=', seqNo)
    .where('payments.status', 'in', openStatuses)
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
  if (!payment) refuse(notFound('open payment'));
  if (new Decimal(payment.amount).equals(amount))
    return (await settlePayment(work, payment.id, 'paid')).status;
  const order = await moveOrder(work, payment.order_id, 'PAYMENT_TO_BE_VERIFIED', { actor: 'bank' });
  await work.db
    .updateTable('payments')
    .set({ status: 'mismatch', settled_at: work.now })
    .where('id', '=', payment.id)
    .execute();
  const received = new Decimal(receivedOf(order) ?? 0)
    .plus(amount)
    .toFixed(precisionOf(order.source_currency));
  await setExtra(work, order, { receivedAmount: received });
  return 'mismatch';
}

export const receiveAction: ConsoleAction = defineAction({
  name: 'payment.receive',
  title: 'A transfer arrives with this amount; another one than asked for makes the order wait for its payer',
  params: v.object({ seqNo: v.string(), amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,4})?$/)) }),
  run: async (work, { seqNo, amount }) => ({ status: await receive(work, seqNo, amount) }),
});

const matches = () =>
  refuse({
    code: payCodes.nothingMismatched,
    text: {
      en: "You don't need to decide about this amount.",
      zh: '到账金额无需处理。',
      'zh-HK': '到帳金額無需處理。',
    },
  });

/** Pay the rest within a day, or send what has arrived at the order's own rate. */
export async function changeAmount(
  context: CallContext,
  params: CallParams<'order.changeAmount'>,
): Promise<CallAnswer<'order.changeAmount'>> {
  const order = await ownOrder(context, params);
  const received = receivedOf(order);
  if (order.status !== 'PAYMENT_TO_BE_VERIFIED' || received === undefined) return matches();
  const row =
    params.option === 'topUp'
      ? await askRest(context, order, received)
      : await sendActual(context, order, received);
  return { order: await orderOf(context, row, context.lang) };
}

async function askRest(context: CallContext, order: Row<'orders'>, received: string): Promise<Row<'orders'>> {
  if (new Decimal(received).gte(order.total_amount)) matches();
  const deadline = Math.max(order.pay_deadline_at ?? 0, context.now + 24 * hourMs);
  return moveOrder(context, order.id, 'WAIT_PAYMENT', { actor: 'payer', set: { pay_deadline_at: deadline } });
}

async function sendActual(
  context: CallContext,
  order: Row<'orders'>,
  received: string,
): Promise<Row<'orders'>> {
  const source = new Decimal(received).minus(order.fee_amount).plus(order.discount_amount);
  const limits = await context.db
    .selectFrom('limits')
    .selectAll()
    .where('source_country', '=', order.country_code)
    .where('currency', '=', order.source_currency)
    .execute();
  const limit = closestRow(limits, {
    target: order.target_country,
    accountType: order.receipt_method ?? '*',
    remitType: order.remit_type,
  });
  const model = { minSourceAmount: limit?.min_amount ?? '0', maxSourceAmount: limit?.max_amount ?? '0' };
  if (limit && source.lt(limit.min_amount))
    refuse(
      {
        code: errorCodes.amountBelowMin,
        text: {
          en: 'The amount we received is below the minimum for a transfer.',
          zh: '到账金额低于单笔最低汇款额。',
          'zh-HK': '到帳金額低於每筆最低匯款額。',
        },
      },
      model,
    );
  if (limit && source.gt(limit.max_amount))
    refuse(
      {
        code: errorCodes.amountAboveMax,
        text: {
          en: 'The amount we received is above the maximum for a transfer.',
          zh: '到账金额超过单笔最高汇款额。',
          'zh-HK': '到帳金額超過每筆最高匯款額。',
        },
      },
      model,
    );
  const pair = await context.db
    .selectFrom('rates')
    .select('base')
    .where('source_currency', '=', order.source_currency)
    .where('target_currency', '=', order.target_currency)
    .executeTakeFirst();
  const target = source.times(order.rate).div(pair?.base ?? 1);
  return moveOrder(context, order.id, 'PAYMENT_RECEIVED', {
    actor: 'payer',
    set: {
      source_amount: roundText(source, precisionOf(order.source_currency)),
      target_amount: roundText(target, precisionOf(order.target_currency), 'down'),
      total_amount: roundText(received, precisionOf(order.source_currency)),
      paid_at: context.now,
    },
  });
}

/** A part that came in for an order which then ended unpaid goes back. */
export async function returnPart(work: Work, order: Row<'orders'>): Promise<void> {
  const received = receivedOf(order);
  if (received === undefined || !isCancelledOrExpired(order.status)) return;
  await insertRefund(work, order, { reason: 'paidAfterClose', status: 'REFUND_ING', amount: received });
  await moveOrder(work, order.id, 'REFUND_ING', { actor: 'us', at: order.updated_at, note: 'part' });
}
