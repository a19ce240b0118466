import type { CallAnswer, CallParams } from '@/contracts/calls';
import { times } from '@/domain/constants';
import { payable } from '@/domain/statuses/orderSets';
import type { CallContext } from '../../runtime';
import { commitOrder } from '../order/placing/commit';
import { addPayeeOf } from '../payee/add';
import { tellOwner } from './announce';
import { sharedCard } from './find';
import { assertAsked } from './sum';
import type { CardRow } from './view';
import { refuse } from '../../dispatch/refusal';
import { cardRefusals } from './refusals';

function assertMayPay(context: CallContext, card: CardRow, countryCode: string): void {
  if (card.ownerId === context.payerId) refuse(cardRefusals.own);
  if (countryCode === card.country) refuse(cardRefusals.sameCountry);
}

async function openOrderBy(context: CallContext, card: CardRow, except: string): Promise<string | undefined> {
  const open = await context.db
    .selectFrom('payeeCardOrders')
    .innerJoin('orders', 'orders.id', 'payeeCardOrders.orderId')
    .select('orders.seqNo')
    .where('payeeCardOrders.cardId', '=', card.id)
    .where('payeeCardOrders.payerId', '=', context.payerId)
    .where('orders.id', '!=', except)
    .where('orders.status', 'in', payable)
    .where('orders.payDeadlineAt', '>', context.now)
    .executeTakeFirst();
  return open?.seqNo;
}

/** All rules of a commit apply. Payable for three hours. */
export async function createCardOrder(
  context: CallContext,
  params: CallParams<'payeeCard.orderCreate'>,
): Promise<CallAnswer<'payeeCard.orderCreate'>> {
  const { db, now } = context;
  const card = await sharedCard(context, params.source);
  if (card.id !== params.payeeId) refuse(cardRefusals.link);
  assertMayPay(context, card, params.countryCode);
  const account = card.account;
  if (!account || account.accountType !== params.payeeAccountType || params.targetCountry !== card.country)
    return refuse(cardRefusals.link);
  await assertAsked(context, card.id, params.targetAmount);
  const payee = await addPayeeOf(context, context.payerId, {
    ...account,
    relationshipToReceiver: params.relation,
  });
  const made = await commitOrder(context, {
    quoteId: params.quoteId,
    payeeId: payee.id,
    remitType: 'personal',
    sourceCountryCode: params.countryCode,
    targetCountryCode: params.targetCountry,
    sourceCurrency: params.sourceCurrency,
    targetCurrency: params.targetCurrency,
    sourceAmount: params.sourceAmount,
    targetAmount: params.targetAmount,
    businessRate: params.businessRate,
    feeAmount: params.feeAmount,
    purpose: params.purpose,
    relation: params.relation,
    // The card requests an exact sum.
    lockRate: true,
    speed: 2,
  });
  const until = now + times.requestCardAbandon;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payeeCardOrders')
    .values({
      orderId: made.order.id,
      cardId: card.id,
      ownerId: card.ownerId,
      payerId: context.payerId,
      abandonUntilAt: until,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .executeTakeFirstOrThrow();
  // A repeat keeps the order's time running.
  if (!numInsertedOrUpdatedRows) return { seqNo: made.seqNo, order: made.order };
  const before = await openOrderBy(context, card, made.order.id);
  if (before) refuse(cardRefusals.orderedBefore, { seqNo: before });
  await db
    .updateTable('orders')
    .set({ payDeadlineAt: until, nextStepAt: until })
    .where('id', '=', made.order.id)
    .execute();
  await db
    .updateTable('payeeCardPops')
    .set({ status: 'accepted', dealtAt: now })
    .where('cardId', '=', card.id)
    .where('payerId', '=', context.payerId)
    .execute();
  await tellOwner(context, card, 'waitPayment', { seqNo: made.seqNo });
  return { seqNo: made.seqNo, order: { ...made.order, payDeadline: until } };
}
