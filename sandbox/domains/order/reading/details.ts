import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { isRefunding, receivable } from '@/domain/statuses/orderSets';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { orderRefusals } from '../refusals';
import { placeIn } from '../../bank/names';
import { cashAgent } from '../../payee/cashAgents';
import { outstandingStatuses } from '../../evidence/holds';
import { outstanding } from '../../evidence/supplements';
import { orderOf, refundReason } from './answer';
import { orderPayee } from '../placing/parties';
import { newestPayment, ownOrder } from '../find';
import { shareOf } from './shareLink';
import { timeOutWhenDue } from '../lifecycle';
import { allMethodsOf } from '../methods';
import { countsOf } from './counts';
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
    .leftJoin('payments', 'payments.id', 'refunds.paymentId')
    .selectAll('refunds')
    .select('payments.method')
    .where('refunds.orderId', '=', order.id)
    .orderBy('refunds.createdAt')
    .execute();
  const urge = await db
    .selectFrom('orderUrges')
    .select('createdAt')
    .where('orderId', '=', order.id)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  const method = allMethodsOf(order.countryCode).find((row) => String(row.fundingType) === payment?.method);
  return {
    order: await orderOf(context, order, context.lang),
    payment: payment && {
      fundingType: Number(payment.method),
      amount: { amount: payment.amount, currencyCode: payment.currency },
      reference: payment.reference,
      status: payment.status,
      createdAt: payment.createdAt,
      lines: [...(method?.lines ?? [])],
    },
    refunds: refunds.map((refund) => ({
      amount: { amount: refund.amount, currencyCode: refund.currency },
      status: refund.status,
      reason: refundReason(refund.reason, context.lang),
      at: refund.createdAt,
      changedAt: refund.updatedAt,
      fundingType: refundedBy(refund.method ?? order.paymentMethod),
    })),
    supplements: await outstanding(context, order.id),
    urgedAt: urge?.createdAt,
    share: await shareOf(context, order.id),
  };
}

const refundedBy = (method: string | null): number | undefined => (method ? Number(method) : undefined);

export async function orderNumbers(
  context: CallContext,
  params: CallParams<'order.numbers'>,
): Promise<CallAnswer<'order.numbers'>> {
  const counts = { waiting: 0, progress: 0, done: 0, closed: 0, refunding: 0 };
  for (const [status, count] of await countsOf(context, params.countryCode)) {
    const tab = tabOf(status);
    if (tab) counts[tab] += count;
    if (isRefunding(status)) counts.refunding += count;
  }
  const { waits } = await context.db
    .selectFrom('orders')
    .where('orders.payerId', '=', context.payerId)
    .$if(params.countryCode !== undefined, (query) =>
      query.where('orders.countryCode', '=', params.countryCode as string),
    )
    .innerJoin('orderSupplements', 'orderSupplements.orderId', 'orders.id')
    .where('orderSupplements.status', 'in', outstandingStatuses)
    .where('orders.finishedAt', 'is', null)
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
  const payee = orderPayee.read(order.payeeInfo);
  const ready = await context.db
    .selectFrom('orderHistory')
    .select('createdAt')
    .where('orderId', '=', order.id)
    .where('toStatus', 'in', receivable)
    .orderBy('id')
    .executeTakeFirst();
  const cash = order.receiptMethod === 'cash';
  const row = cash
    ? await context.db
        .selectFrom('payees')
        .select(['id', 'fields'])
        .where('id', '=', order.payeeId ?? '')
        .executeTakeFirst()
    : undefined;
  const agentCode = (row?.fields as { form?: { cashAgentCode?: string } } | undefined)?.form?.cashAgentCode;
  const agent = cash ? cashAgent(order.targetCountry, agentCode, context.lang) : undefined;
  // Any place of a chain pays out.
  const exact = agent?.agentCode === agentCode ? agent : undefined;
  return {
    seqNo: order.seqNo,
    receiptMethod: order.receiptMethod ?? payee.accountType,
    payeeName: payee.name,
    payeeLabel: placeIn(payee.payeeLabel, context.lang),
    amount: { amount: order.targetAmount, currencyCode: order.targetCurrency },
    status: order.status,
    pickupCode: cash && ready ? pickupCode(order) : undefined,
    agentName: cash ? (agent?.agentName ?? payee.payeeLabel) : undefined,
    agentAddress: exact ? `${exact.address}, ${exact.city}` : undefined,
    agentHours: exact?.openingHours,
    readyAt: ready?.createdAt,
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
    .selectFrom('orderUrges')
    .select('createdAt')
    .where('orderId', '=', order.id)
    .orderBy('createdAt', 'desc')
    .execute();
  const last = before[0]?.createdAt;
  if (last !== undefined && last + dayMs > context.now)
    refuse(orderRefusals.urgeTooSoon, { nextUrgeAt: last + dayMs });
  await context.db
    .insertInto('orderUrges')
    .values({
      id: `urg_${order.id}_${context.now}`,
      orderId: order.id,
      payerId: order.payerId,
      createdAt: context.now,
    })
    .execute();
  return { urgedAt: context.now, nextUrgeAt: context.now + dayMs, times: before.length + 1 };
}
