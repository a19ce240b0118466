import type { OrderStatusName } from '@/domain/statuses/names';
import {
  isAwaitingPayment,
  isClosed,
  isGoingOn,
  isReceivable,
  isRefund,
  isSentOn,
  uncounted,
} from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { isRefusal, refuse } from '../../dispatch/refusal';
import { type Actor, allowedOrderMoves, moveOrder } from '../../machines/moves';
import { pathTo } from '../../machines/path';
import { forPayer } from '../account/forPayer';
import { assertCouponFree } from '../coupon/spend';
import { restOf } from './money/funds';
import { orderRefusals } from './refusals';
import { assertOrderAllowed } from './limits/rules';

interface StaffMove {
  to: OrderStatusName;
  actor: Actor;
  note: string;
  /** By the shortest allowed path. */
  through?: boolean | undefined;
  /** Recorded in the history. */
  overrule?: boolean | undefined;
}

/** Not checked when money is refunded or has been sent. */
export async function staffMove(
  work: Work,
  order: Row<'orders'>,
  { to, actor, note, through, overrule }: StaffMove,
): Promise<OrderStatusName[]> {
  const way = through ? pathTo(allowedOrderMoves, order.status, to) : [to];
  if (way.some(isAwaitingPayment) && (await restOf(work, order)).isZero()) refuse(orderRefusals.nothingDue);
  const left = isSentOn(order.status) || isReceivable(order.status);
  const asked = !left && !isRefund(to) && !isClosed(to) && way.some(isGoingOn);
  if (asked) await assertCouponFree(work, order);
  const overruled = asked ? await refusedAs(work, order, overrule ?? false) : null;
  const again = asked && uncounted.some((status) => status === order.status);
  for (const [index, step] of way.entries())
    await moveOrder(work, order.id, step, {
      actor,
      set: again ? { countedAt: work.now } : {},
      note: overruled && index === 0 ? `${note}, overruled ${overruled}` : note,
    });
  return way;
}

/** null without a refusal. */
async function refusedAs(work: Work, order: Row<'orders'>, overrule: boolean): Promise<string | null> {
  try {
    await assertOrderAllowed(forPayer(work, order.payerId), order);
    return null;
  } catch (error) {
    if (!overrule || !isRefusal(error)) throw error;
    return `${error.code}: ${error.message}`;
  }
}
