import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { precisionOf } from '@/domain/currencies';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import { type Decimal, roundText } from '@/core/decimal';
import { paymentCodes } from '@/domain/paymentMethods';
import { type ConsoleAction, defineAction } from '../../console/actions';
import { json, type Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { notFound, refuse } from '../../dispatch/refusal';
import { moveOrder } from '../../machines/moves';
import { closestRow } from '../rates/quote';
import { orderOf } from './answer';
import { hourMs } from './create';
import { changedExtra, extraOf } from './extra';
import { ownOrder } from './find';
import { feesWithin, heldFor, insertPayment } from './funds';
import { settlesAtOnce } from './methods';
import { pricedAt } from './reprice';
import { openStatuses, settlePayment } from './settle';

/**
 * The bank reports what has arrived with an order's number: by the transfer that was last asked for, or by one that nobody
 * asked for.
 */
async function receive(
  work: Work,
  { seqNo, amount, from }: { seqNo: string; amount: string; from?: 'company' | 'somebodyElse' | undefined },
): Promise<string> {
  const order = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('seq_no', '=', seqNo)
    .forUpdate()
    .executeTakeFirst();
  if (!order) refuse(notFound('transfer'));
  const open = await work.db
    .selectFrom('payments')
    .select(['id', 'method'])
    .where('order_id', '=', order.id)
    .where('status', 'in', openStatuses)
    .orderBy('created_at', 'desc')
    .execute();
  const asked = open.find(({ method }) => !settlesAtOnce(method));
  const { id } =
    asked ?? (await insertPayment(work, order, { method: String(paymentCodes.bankTransfer), amount }));
  if (from) {
    const { details } = await work.db
      .selectFrom('payments')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await work.db
      .updateTable('payments')
      .set({ details: json({ ...details, from }) })
      .where('id', '=', id)
      .execute();
  }
  return (await settlePayment(work, id, 'paid', amount)).status;
}

export const receiveAction: ConsoleAction = defineAction({
  name: 'payment.receive',
  title: 'A transfer arrives with this amount; another one than asked for makes the order wait for its payer',
  params: v.object({
    seqNo: v.string(),
    amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,4})?$/)),
    /** Whose account it comes from, where it is not the payer's own. */
    from: v.optional(v.picklist(['company', 'somebodyElse'])),
  }),
  run: async (work, incoming) => ({ status: await receive(work, incoming) }),
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

/** Pay the rest within a day, or send what has arrived: at the order's own rate, or at the new one its payer was asked about. */
export async function changeAmount(
  context: CallContext,
  params: CallParams<'order.changeAmount'>,
): Promise<CallAnswer<'order.changeAmount'>> {
  const order = await ownOrder(context, params);
  const received = await heldFor(context, order.id);
  if (order.status !== 'PAYMENT_TO_BE_VERIFIED' || received.isZero()) return matches();
  const { askedRate } = extraOf(order);
  const row =
    askedRate !== undefined && params.option === 'acceptActual'
      ? await moveOrder(context, order.id, 'PAYMENT_RECEIVED', {
          actor: 'payer',
          set: {
            ...pricedAt(order, askedRate),
            extra: changedExtra(order, { askedRate: undefined }),
            paid_at: context.now,
          },
        })
      : params.option === 'topUp'
        ? await askRest(context, order, received)
        : await sendActual(context, order, received.minus(await feesWithin(context, order.id)));
  return { order: await orderOf(context, row, context.lang) };
}

async function askRest(
  context: CallContext,
  order: Row<'orders'>,
  received: Decimal,
): Promise<Row<'orders'>> {
  if (received.gte(order.total_amount)) matches();
  const deadline = Math.max(order.pay_deadline_at ?? 0, context.now + 24 * hourMs);
  return moveOrder(context, order.id, 'WAIT_PAYMENT', { actor: 'payer', set: { pay_deadline_at: deadline } });
}

/** `received`: what has come in without the fees of the ways it came by. */
async function sendActual(
  context: CallContext,
  order: Row<'orders'>,
  received: Decimal,
): Promise<Row<'orders'>> {
  const source = received.minus(order.fee_amount).plus(order.discount_amount);
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
  const target = source.times(order.rate).div(order.rate_base);
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
