import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { commonOrderByToken } from '@/contracts/calls/order/share';
import { DAY } from '@/core/countdown';
import { initialsOf } from '@/core/initials';
import { limits } from '@/domain/constants';
import { orderStatusRow } from '@/domain/statuses/order';
import { routeRow } from '@/routes';
import type { Row } from '../../../db/schema';
import type { CallContext } from '../../../runtime';
import { notFound, refuse } from '../../../dispatch/refusal';
import { maskedLabel } from '../../payee/view';
import { payeeIn, summaryOf } from './answer';
import { ownOrder } from '../find';
import { orderPayer } from '../placing/parties';
import { orderRefusals } from '../refusals';

const afterwardsMs = limits.orderShareDays * DAY;
/** For an order that never ends. */
const longestMs = 365 * DAY;

async function isShown({ db, now }: Pick<CallContext, 'db' | 'now'>, order: Row<'orders'>): Promise<boolean> {
  if (!orderStatusRow(order.status).final) return true;
  const moves = await db
    .selectFrom('orderHistory')
    .select(['toStatus', 'createdAt'])
    .where('orderId', '=', order.id)
    .orderBy('id', 'desc')
    .execute();
  // The bank's final status after arrival starts no new period.
  const since = moves.findIndex(({ toStatus: status }) => !orderStatusRow(status).final);
  const over = moves[since === -1 ? moves.length - 1 : since - 1];
  return over === undefined || over.createdAt + afterwardsMs > now;
}

interface Share {
  code: string;
  link: string;
}

const queryOf = (code: string): string => `?code=${code}`;

/** undefined when the order has no page. */
export async function shareOf(
  { db, now, runtime }: Pick<CallContext, 'db' | 'now' | 'runtime'>,
  orderId: string,
): Promise<Share | undefined> {
  const row = await db
    .selectFrom('orderTokens')
    .select('token')
    .where('orderId', '=', orderId)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return (
    row && {
      code: row.token,
      link: `${runtime.publicUrl}${routeRow('trackTransfer').path}${queryOf(row.token)}`,
    }
  );
}

export async function shareQuery(context: CallContext, seqNo: string): Promise<string> {
  const order = await ownOrder(context, { seqNo });
  if (!(await isShown(context, order))) refuse(orderRefusals.shareOver);
  const known = await shareOf(context, order.id);
  if (known) return queryOf(known.code);
  const token = randomBytes(24).toString('base64url');
  await context.db
    .insertInto('orderTokens')
    .values({
      token,
      orderId: order.id,
      createdAt: context.now,
      expiresAt: context.now + longestMs,
    })
    .execute();
  return queryOf(token);
}

export async function endShare(
  context: CallContext,
  params: CallParams<'order.shareEnd'>,
): Promise<CallAnswer<'order.shareEnd'>> {
  const order = await ownOrder(context, params);
  const gone = await context.db
    .deleteFrom('orderTokens')
    .where('orderId', '=', order.id)
    .returning('token')
    .execute();
  return { ended: gone.length > 0 };
}

/** Ended, withdrawn and unknown links look the same. */
export async function orderByToken(
  context: CallContext,
  { token }: CallParams<'common.orderByToken'>,
): Promise<CallAnswer<'common.orderByToken'>> {
  const row = await context.db
    .selectFrom('orderTokens')
    .innerJoin('orders', 'orders.id', 'orderTokens.orderId')
    .selectAll('orders')
    .where('token', '=', token)
    .where('orderTokens.expiresAt', '>', context.now)
    .executeTakeFirst();
  if (!row || !(await isShown(context, row))) refuse(notFound);
  // The schema drops the rest.
  return v.parse(commonOrderByToken.answer, {
    ...summaryOf(row, context.now),
    initials: initialsOf(orderPayer.read(row.payerInfo).fullName),
    payeeLabel: maskedLabel(payeeIn(row, context.lang).payeeLabel),
  });
}
