import { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
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
