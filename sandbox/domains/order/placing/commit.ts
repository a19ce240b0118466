import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { declared } from '@/contracts/entities/declared';
import { isClosed } from '@/domain/statuses/orderSets';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { once } from '../../../dispatch/idempotency';
import { codes, isRefusal, refuse } from '../../../dispatch/refusal';
import { orderRefusals } from '../refusals';
import { orderOf } from '../reading/answer';
import { outstanding } from '../../evidence/supplements';
import { assertListed, isPromised, placeOrder } from './place';
import { assertMaySend } from '../limits/rules';

type Commit = CallParams<'order.commit'>;
type Made = { seqNo: string };

/** One order per idempotency key and per quote; none for the same with other values. */
export async function commitOrder(context: CallContext, params: Commit): Promise<CallAnswer<'order.commit'>> {
  const onceFor = (call: string, key: string, work: () => Promise<Made>) =>
    once(context, { scope: context.payerId, call, key, params }, work);
  const ofQuote = async (): Promise<Made> => {
    const made = await onceFor('order.commit.quote', params.quoteId, () => makeOrder(context, params)).catch(
      noConflict,
    );
    // Other values need a new price, as does a quote whose order has ended.
    const spent =
      !made ||
      (made.repeated && context.idempotencyKey !== null && (await orderIsClosed(context, made.answer.seqNo)));
    return spent ? refuse(orderRefusals.rateUpdated) : made.answer;
  };
  const ofKey = async (key: string): Promise<Made> => {
    const made = await onceFor('order.commit', key, ofQuote).catch(noConflict);
    return made ? made.answer : refuse(orderRefusals.notMade);
  };
  const { seqNo } = await (context.idempotencyKey === null ? ofQuote() : ofKey(context.idempotencyKey));
  // May be paid by now.
  const row = await orderBySeqNo(context, seqNo);
  return {
    seqNo,
    supplements: await outstanding(context, row.id),
    order: await orderOf(context, row, context.lang),
  };
}

/** Null: made before with other values. */
function noConflict(error: unknown): null {
  if (isRefusal(error) && error.code === codes.conflict) return null;
  throw error;
}

const orderBySeqNo = (context: CallContext, seqNo: string): Promise<Row<'orders'>> =>
  context.db.selectFrom('orders').selectAll().where('seqNo', '=', seqNo).executeTakeFirstOrThrow();

const orderIsClosed = async (context: CallContext, seqNo: string): Promise<boolean> =>
  isClosed((await orderBySeqNo(context, seqNo)).status);

async function makeOrder(context: CallContext, params: Commit): Promise<Made> {
  await assertMaySend(context, params.sourceCountryCode, params.targetCountryCode);
  assertListed(params);
  const quote = await quoteOf(context, params);
  const order = await placeOrder(context, quote, {
    payeeId: params.payeeId,
    declared: v.parse(declared, params),
    lockRate: params.lockRate,
    promisedUntil: quote.expiresAt,
    speed: params.speed,
  });
  return { seqNo: order.seqNo };
}

/** Any difference means the price changed. */
async function quoteOf(context: CallContext, params: Commit): Promise<Row<'quotes'>> {
  const quote = await context.db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', params.quoteId)
    .executeTakeFirst();
  if (!quote || quote.remitType !== params.remitType || !isPromised(context, quote, params))
    return refuse(orderRefusals.rateUpdated);
  if ((quote.couponId ?? undefined) !== params.couponId) refuse(orderRefusals.couponInvalid);
  return quote;
}
