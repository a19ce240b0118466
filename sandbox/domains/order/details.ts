import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isRefunding, receivable } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from './refusals';
import { placeIn } from '../bank/names';
import { cashAgent } from '../payee/cashAgents';
import { outstandingStatuses } from '../evidence/holds';
import { outstanding } from '../evidence/supplements';
import { orderOf, refundReason } from './answer';
import { orderPayee } from './parties';
import { newestPayment, ownOrder } from './find';
import { shareOf } from './shareLink';
import { timeOutWhenDue } from './lifecycle';
import { allMethodsOf } from './methods';
import { tabOf } from './tabs';

export async function orderDetails(
  context: CallContext,
  params: CallParams<'order.details'>,
): Promise<CallAnswer<'order.details'>> {
  const order = await timeOutWhenDue(context, await ownOrder(context, params, false));
  const { db } = context;
  const payment = await newestPayment(context, order.id);
  const refunds = await db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select('payments.method')
    .where('refunds.order_id', '=', order.id)
    .orderBy('refunds.created_at')
    .execute();
  const urge = await db
    .selectFrom('order_urges')
    .select('created_at')
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const method = allMethodsOf(order.country_code).find((row) => String(row.fundingType) === payment?.method);
  return {
    order: await orderOf(context, order, context.lang),
    payment: payment && {
      fundingType: Number(payment.method),
      amount: { amount: payment.amount, currencyCode: payment.currency },
      reference: payment.reference,
      status: payment.status,
      createdAt: payment.created_at,
      lines: [...(method?.lines ?? [])],
    },
    refunds: refunds.map((refund) => ({
      amount: { amount: refund.amount, currencyCode: refund.currency },
      status: refund.status,
      reason: refundReason(refund.reason, context.lang),
      at: refund.created_at,
      changedAt: refund.updated_at,
      fundingType: refundedBy(refund.method ?? order.payment_method),
    })),
    supplements: await outstanding(context, order.id),
    urgedAt: urge?.created_at,
    share: await shareOf(context, order.id),
  };
}

/** By the payment's method. */
const refundedBy = (method: string | null): number | undefined => (method ? Number(method) : undefined);

export async function orderNumbers(
  context: CallContext,
  params: CallParams<'order.numbers'>,
): Promise<CallAnswer<'order.numbers'>> {
  const mine = context.db
    .selectFrom('orders')
    .where('orders.payer_id', '=', context.payerId)
    .$if(params.countryCode !== undefined, (query) =>
      query.where('orders.country_code', '=', params.countryCode as string),
    );
  const rows = await mine
    .select(['status', (eb) => eb.fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { waiting: 0, progress: 0, done: 0, closed: 0, refunding: 0 };
  for (const row of rows) {
    const tab = tabOf(row.status);
    if (tab) counts[tab] += Number(row.count);
    if (isRefunding(row.status)) counts.refunding += Number(row.count);
  }
  const { waits } = await mine
    .innerJoin('order_supplements', 'order_supplements.order_id', 'orders.id')
    .where('order_supplements.status', 'in', outstandingStatuses)
    .where('orders.finished_at', 'is', null)
    .select((eb) => eb.fn.count<string>('orders.id').distinct().as('waits'))
    .executeTakeFirstOrThrow();
  return { ...counts, needSupplement: Number(waits) };
}

/** The same at every sandbox, and not guessable. */
const pickupCode = (order: Row<'orders'>): string =>
  (BigInt(`0x${createHash('sha256').update(`pickup:${order.id}`).digest('hex').slice(0, 12)}`) % 100_000_000n)
    .toString()
    .padStart(8, '0');

/** The code only once the money is there. */
export async function receiveInfo(
  context: CallContext,
  params: CallParams<'order.receiveInfo'>,
): Promise<CallAnswer<'order.receiveInfo'>> {
  const order = await ownOrder(context, params, false);
  const payee = orderPayee.read(order.payee_info);
  const ready = await context.db
    .selectFrom('order_history')
    .select('created_at')
    .where('order_id', '=', order.id)
    .where('to_status', 'in', receivable)
    .orderBy('id')
    .executeTakeFirst();
  const cash = order.receipt_method === 'cash';
  const row = cash
    ? await context.db
        .selectFrom('payees')
        .select('fields')
        .where('id', '=', order.payee_id ?? '')
        .executeTakeFirst()
    : undefined;
  const agentCode = (row?.fields as { form?: { cashAgentCode?: string } } | undefined)?.form?.cashAgentCode;
  const agent = cash ? cashAgent(order.target_country, agentCode, context.lang) : undefined;
  // Any place of a chain pays out.
  const exact = agent?.agentCode === agentCode ? agent : undefined;
  return {
    seqNo: order.seq_no,
    receiptMethod: order.receipt_method ?? payee.accountType,
    payeeName: payee.name,
    payeeLabel: placeIn(payee.payeeLabel, context.lang),
    amount: { amount: order.target_amount, currencyCode: order.target_currency },
    status: order.status,
    pickupCode: cash && ready ? pickupCode(order) : undefined,
    agentName: cash ? (agent?.agentName ?? payee.payeeLabel) : undefined,
    agentAddress: exact ? `${exact.address}, ${exact.city}` : undefined,
    agentHours: exact?.openingHours,
    readyAt: ready?.created_at,
  };
}

const dayMs = 86_400_000;

/** Once a day. */
export async function urge(
  context: CallContext,
  params: CallParams<'order.paymentUrge'>,
): Promise<CallAnswer<'order.paymentUrge'>> {
  const order = await ownOrder(context, params);
  if (tabOf(order.status) !== 'progress') refuse(orderRefusals.wrongStep);
  const before = await context.db
    .selectFrom('order_urges')
    .select('created_at')
    .where('order_id', '=', order.id)
    .orderBy('created_at', 'desc')
    .execute();
  const last = before[0]?.created_at;
  if (last !== undefined && last + dayMs > context.now)
    refuse(orderRefusals.urgeTooSoon, { nextUrgeAt: last + dayMs });
  await context.db
    .insertInto('order_urges')
    .values({
      id: `urg_${order.id}_${context.now}`,
      order_id: order.id,
      payer_id: order.payer_id,
      created_at: context.now,
    })
    .execute();
  return { urgedAt: context.now, nextUrgeAt: context.now + dayMs, times: before.length + 1 };
}
