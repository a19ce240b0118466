import type { EvidenceStatus } from '@/contracts/entities/evidence';
import type { VerifyType } from '@/domain/evidence';
import { isDelivered, isHeldBack, isSentOn } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { PayerWork, Work } from '../../runtime';
import { forPayer } from '../account/forPayer';
import { hasFeature } from '../account/whiteList';
import { isHeldFor, isOver } from '../evidence/holds';
import { refreshHold, tellOf } from '../evidence/supplements';
import { postMessage } from '../message/post';

type LargeRemit = Row<'largeRemits'>;

const kind = 'largeMaterial' satisfies VerifyType;
/** As in `riskExamples`. */
const LARGE = 'LARGE';

function statusOf({ fileStatus, materialStatus }: LargeRemit): EvidenceStatus {
  const both = [fileStatus, materialStatus];
  if (both.every((status) => status === 'Success')) return 'Passed';
  return both.every((status) => status === 'Success' || status === 'Authenticating')
    ? 'UnderReview'
    : 'Rejected';
}

/** Locked: an order is not made while its review is decided. */
const lockedLarge = (work: Work, payerId: string): Promise<LargeRemit | undefined> =>
  work.db.selectFrom('largeRemits').selectAll().where('payerId', '=', payerId).forUpdate().executeTakeFirst();

async function write(work: Work, order: Row<'orders'>, status: EvidenceStatus): Promise<void> {
  const change = { status, updatedAt: work.now };
  await work.db
    .insertInto('orderSupplements')
    .values({
      orderId: order.id,
      kind,
      payeeId: order.payeeId,
      riskType: LARGE,
      createdAt: work.now,
      ...change,
    })
    .onConflict((conflict) => conflict.columns(['orderId', 'kind']).doUpdateSet(change))
    .execute();
  await refreshHold(work, order.id);
}

/** Whom staff have released needs none. */
export async function demandMaterial(context: PayerWork, order: Row<'orders'>): Promise<void> {
  if (order.remitType !== 'LargeRemit' || (await hasFeature(context, 'largeRemit'))) return;
  const row = await lockedLarge(context, order.payerId);
  if (row) await write(context, order, statusOf(row));
}

const isGone = (status: string): boolean => (isSentOn(status) || isDelivered(status)) && !isHeldBack(status);

export async function ordersFollowMaterial(work: Work, payerId: string): Promise<void> {
  const row = await lockedLarge(work, payerId);
  if (!row) return;
  const released = await hasFeature(forPayer(work, payerId), 'largeRemit');
  const status = released ? 'Passed' : statusOf(row);
  const orders = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('remitType', '=', 'LargeRemit')
    .where('finishedAt', 'is', null)
    .orderBy('id')
    .execute();
  for (const order of orders) if (!isOver(order.status)) await follow(work, order, status);
}

/** Whose open orders ask for it. */
export async function allFollowMaterial(work: Work): Promise<void> {
  const payers = await work.db
    .selectFrom('orderSupplements')
    .innerJoin('orders', 'orders.id', 'orderSupplements.orderId')
    .select('orders.payerId')
    .distinct()
    .where('orderSupplements.kind', '=', kind)
    .where('orders.finishedAt', 'is', null)
    .orderBy('orders.payerId')
    .execute();
  for (const { payerId } of payers) await ordersFollowMaterial(work, payerId);
}

async function follow(work: Work, order: Row<'orders'>, status: EvidenceStatus): Promise<void> {
  const demand = await work.db
    .selectFrom('orderSupplements')
    .select('status')
    .where('orderId', '=', order.id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if ((demand?.status ?? 'Passed') === status) return;
  if (isGone(order.status) && (!demand || status === 'Rejected')) return;
  await write(work, order, status);
  if (status === 'Rejected') await tellOf(work, order, [kind]);
  if (status === 'Passed' && isHeldFor(order))
    await postMessage(work, order.payerId, 'proofPassed', {}, { seqNo: order.seqNo, at: work.now });
}
