import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { payCodes } from '@/contracts/errors/server';
import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { paymentCodes } from '@/domain/payment/paymentMethods';
import { type ConsoleAction, defineAction } from '../../console/actions';
import { json, type Row } from '../../db/schema';
import type { CallContext, Work } from '../../runtime';
import { badFields, refuse } from '../../dispatch/refusal';
import { moveOrder } from '../../machines/moves';
import { giveBackCoupon } from '../coupon/spend';
import { demandSupplements } from '../evidence/supplements';
import { pricedFor } from './actual';
import { orderOf } from './reading/answer';
import { hourMs } from './placing/create';
import { lockedOrder, ownOrder } from './find';
import { firstPartAt, insertPayment, paidOf } from './money/funds';
import { settlesAtOnce } from './methods';
import { undecidedMs } from './progress';
import { orderRefusals } from './refusals';
import { rateAtYes } from './reprice';
import { assertCanGet, payeeOf } from './limits/payee';
import { assertOrderAllowed } from './limits/rules';
import { confirmSum } from './paying/tngWallet';
import { openStatuses, settlePayment } from './money/settle';
import { said } from '../../texts';

async function receive(
  work: Work,
  { seqNo, amount, from }: { seqNo: string; amount: string; from?: 'company' | 'somebodyElse' | undefined },
): Promise<string> {
  const order = await lockedOrder(work, seqNo);
  // Could neither be sent nor refunded.
  if (new Decimal(amount).decimalPlaces() > precisionOf(order.sourceCurrency))
    refuse(badFields, { fields: ['amount'] });
  const open = await work.db
    .selectFrom('payments')
    .select(['id', 'method'])
    .where('orderId', '=', order.id)
    .where('status', 'in', openStatuses)
    .orderBy('createdAt', 'desc')
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
    amount: v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,4})?$/)),
    /** When it is not the payer's account. */
    from: v.optional(v.picklist(['company', 'somebodyElse'])),
  }),
  run: async (work, incoming) => ({ status: await receive(work, incoming) }),
});

const matches = () =>
  refuse({
    code: payCodes.nothingMismatched,
    text: said('server.order.amountFits'),
  });

export async function changeAmount(
  context: CallContext,
  params: CallParams<'order.changeAmount'>,
): Promise<CallAnswer<'order.changeAmount'>> {
  const order = await ownOrder(context, params);
  const received = await paidOf(context, order.id);
  const row =
    received.lte(0) || !isDecidable(order.status, params.option)
      ? matches()
      : params.option === 'topUp'
        ? await askRest(context, order, received)
        : await sendActual(context, order, received);
  return { order: await orderOf(context, row, context.lang) };
}

/** Revocable until more money is on its way. */
const isDecidable = (status: string, option: CallParams<'order.changeAmount'>['option']): boolean =>
  status === 'PAYMENT_TO_BE_VERIFIED' || (option === 'acceptActual' && status === 'WAIT_PAYMENT');

/** Within a day, but no later than parts may wait. */
async function askRest(
  context: CallContext,
  order: Row<'orders'>,
  received: Decimal,
): Promise<Row<'orders'>> {
  if (received.gte(order.totalAmount)) matches();
  const until = Math.min(context.now + 24 * hourMs, (await firstPartAt(context, order.id)) + undecidedMs);
  const deadline = Math.max(order.payDeadlineAt ?? 0, until);
  if (deadline <= context.now) refuse(orderRefusals.wrongStep);
  await assertOrderAllowed(context, order);
  return moveOrder(context, order.id, 'WAIT_PAYMENT', { actor: 'payer', set: { payDeadlineAt: deadline } });
}

async function sendActual(
  context: CallContext,
  order: Row<'orders'>,
  received: Decimal,
): Promise<Row<'orders'>> {
  const priced = await pricedFor(context, order, received);
  const { then, set } = await rateAtYes(context, { ...order, ...priced });
  const sent = { ...order, ...priced, ...set };
  const payee = await payeeOf(context, order);
  if (then !== 'asks') await assertCanGet(context, order, sent.targetAmount);
  if (payee && then === 'goesOn') await confirmSum(context, payee, sent.targetAmount);
  await assertOrderAllowed(context, sent);
  const changed = await context.db
    .updateTable('orders')
    .set((value) => ({
      ...priced,
      ...set,
      countedAt: context.now,
      updatedAt: context.now,
      version: value('version', '+', 1),
    }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (order.couponId !== null && changed.couponId === null)
    await giveBackCoupon(context, order.couponId, order.id);
  // Before the move, since proofs hold the payout.
  await demandSupplements(context, changed);
  if (then === 'asks')
    return order.status === 'PAYMENT_TO_BE_VERIFIED'
      ? changed
      : moveOrder(context, order.id, 'PAYMENT_TO_BE_VERIFIED', { actor: 'payer' });
  return moveOrder(context, order.id, 'PAYMENT_RECEIVED', { actor: 'payer', set: { paidAt: context.now } });
}
