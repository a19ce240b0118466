import { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { isExpiring } from '@/domain/statuses/orderSets';
import { refuse } from '../../dispatch/refusal';
import { isOver } from '../evidence/holds';
import { cardRefusals } from './refusals';

const cardOf = ({ db }: Pick<Work, 'db'>, orderId: string) =>
  db
    .selectFrom('payeeCardOrders')
    .innerJoin('payeeCards', 'payeeCards.id', 'payeeCardOrders.cardId')
    .select('payeeCards.amount')
    .where('payeeCardOrders.orderId', '=', orderId)
    .executeTakeFirst();

export const isByCard = async (work: Pick<Work, 'db'>, orderId: string): Promise<boolean> =>
  (await cardOf(work, orderId)) !== undefined;

/** Whoever asked for an amount is told that it is on its way. */
export async function assertCardGets(
  work: Pick<Work, 'db'>,
  order: Pick<Row<'orders'>, 'id' | 'targetAmount'>,
  targetAmount: string,
): Promise<void> {
  if (new Decimal(targetAmount).equals(order.targetAmount)) return;
  const card = await cardOf(work, order.id);
  if (card && card.amount !== null) refuse(cardRefusals.amount);
}

const sameAmount = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : new Decimal(one).equals(other);

/** Locked: an order by the card is not made meanwhile. */
export async function assertAskedStays(
  { db, now }: Pick<Work, 'db' | 'now'>,
  cardId: string,
  amount: string | null,
): Promise<void> {
  const card = await db
    .selectFrom('payeeCards')
    .select('amount')
    .where('id', '=', cardId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (sameAmount(card.amount, amount)) return;
  const orders = await db
    .selectFrom('payeeCardOrders')
    .innerJoin('orders', 'orders.id', 'payeeCardOrders.orderId')
    .select(['orders.status', 'orders.payDeadlineAt'])
    .where('payeeCardOrders.cardId', '=', cardId)
    .where('orders.finishedAt', 'is', null)
    .execute();
  const open = orders.some(
    ({ status, payDeadlineAt }) =>
      !isOver(status) && !(isExpiring(status) && (payDeadlineAt ?? Infinity) <= now),
  );
  if (open) refuse(cardRefusals.amountStays);
}

/** As it is asked for now; stays so until the order is made. */
export async function assertAsked(
  { db }: Pick<Work, 'db'>,
  cardId: string,
  targetAmount: string,
): Promise<void> {
  const { amount } = await db
    .selectFrom('payeeCards')
    .select('amount')
    .where('id', '=', cardId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (amount !== null && !sameAmount(amount, targetAmount)) refuse(cardRefusals.amount);
}
