import type { CallAnswer, CallParams } from '@/contracts/calls';
import { times } from '@/domain/constants';
import { Decimal } from '@/core/decimal';
import { payable } from '@/domain/statuses/orderSets';
import type { CallContext } from '../../runtime';
import { commitOrder } from '../order/commit';
import { addPayeeOf } from '../payee/add';
import { tellOwner } from './announce';
import { sharedCard } from './find';
import type { CardRow } from './view';
import { refuse } from '../../dispatch/refusal';
import { cardRefusals } from './refusals';

function assertMayPay(context: CallContext, card: CardRow, countryCode: string): void {
  if (card.owner_id === context.payerId) refuse(cardRefusals.own);
  if (countryCode === card.country) refuse(cardRefusals.sameCountry);
}

async function openOrderBy(context: CallContext, card: CardRow, except: string): Promise<string | undefined> {
  const open = await context.db
    .selectFrom('payee_card_orders')
    .innerJoin('orders', 'orders.id', 'payee_card_orders.order_id')
    .select('orders.seq_no')
    .where('payee_card_orders.card_id', '=', card.id)
    .where('payee_card_orders.payer_id', '=', context.payerId)
    .where('orders.id', '!=', except)
    .where('orders.status', 'in', payable)
    .where('orders.pay_deadline_at', '>', context.now)
    .executeTakeFirst();
  return open?.seq_no;
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
  if (card.amount !== null && !new Decimal(card.amount).equals(params.targetAmount))
    refuse(cardRefusals.amount);
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
    .insertInto('payee_card_orders')
    .values({
      order_id: made.order.id,
      card_id: card.id,
      owner_id: card.owner_id,
      payer_id: context.payerId,
      abandon_until_at: until,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirstOrThrow();
  // A repeat keeps the order's time running.
  if (!numInsertedOrUpdatedRows) return { seqNo: made.seqNo, order: made.order };
  const before = await openOrderBy(context, card, made.order.id);
  if (before) refuse(cardRefusals.orderedBefore, { seqNo: before });
  await db
    .updateTable('orders')
    .set({ pay_deadline_at: until, next_step_at: until })
    .where('id', '=', made.order.id)
    .execute();
  await db
    .updateTable('payee_card_pops')
    .set({ status: 'accepted', dealt_at: now })
    .where('card_id', '=', card.id)
    .where('payer_id', '=', context.payerId)
    .execute();
  await tellOwner(context, card, 'waitPayment', { seqNo: made.seqNo });
  return { seqNo: made.seqNo, order: { ...made.order, payDeadline: until } };
}
