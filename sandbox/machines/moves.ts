import {
  type KycStatusName,
  kycTransitions,
  type OrderStatusName,
  orderTransitions,
} from '@/domain/statuses';
import type { Row, RowChange } from '../db/schema';
import type { Work } from '../runtime';
import { codes, notFound, refuse } from '../dispatch/refusal';
import { said } from '../texts';

export type Actor = 'payer' | 'bank' | 'payee' | 'us' | 'clock';

export interface Move<T extends 'orders' | 'kycCases'> {
  actor: Actor;
  note?: string;
  /** Epoch ms; `work.now` unless a job replays it. */
  at?: number;
  set?: Omit<RowChange<T>, 'id' | 'status'>;
}

export const allowedOrderMoves = (from: OrderStatusName): readonly OrderStatusName[] =>
  orderTransitions[from];
export const allowedKycMoves = (from: KycStatusName): readonly KycStatusName[] => kycTransitions[from];

const statusChanged = {
  code: codes.conflict,
  text: said('server.order.statusChanged'),
} as const;

/** Writes history and runs the domains' hooks, in a transaction. Refuses with 10409 what the table lacks. */
export async function moveOrder(
  work: Work,
  orderId: string,
  to: OrderStatusName,
  move: Move<'orders'>,
): Promise<Row<'orders'>> {
  const order = await work.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) refuse(notFound);
  if (!allowedOrderMoves(order.status).includes(to)) refuse(statusChanged, { from: order.status, to });
  const at = move.at ?? work.now;
  const moved = await work.db
    .updateTable('orders')
    .set((set) => ({ ...move.set, status: to, updatedAt: at, version: set('version', '+', 1) }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await work.db
    .insertInto('orderHistory')
    .values({
      orderId,
      fromStatus: order.status,
      toStatus: to,
      actor: move.actor,
      note: move.note ?? null,
      createdAt: at,
    })
    .execute();
  for (const domain of work.runtime.domains) await domain.orderMoved?.(work, moved, order.status);
  return moved;
}

/** The payer's kycStatus follows in their own market. */
export async function moveKyc(
  work: Work,
  caseId: string,
  to: KycStatusName,
  move: Move<'kycCases'>,
): Promise<Row<'kycCases'>> {
  const kycCase = await work.db
    .selectFrom('kycCases')
    .selectAll()
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  if (!kycCase) refuse(notFound);
  if (!allowedKycMoves(kycCase.status).includes(to)) refuse(statusChanged, { from: kycCase.status, to });
  const at = move.at ?? work.now;
  const moved = await work.db
    .updateTable('kycCases')
    .set({ ...move.set, status: to, updatedAt: at })
    .where('id', '=', caseId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await work.db
    .insertInto('kycHistory')
    .values({
      caseId,
      fromStatus: kycCase.status,
      toStatus: to,
      actor: move.actor,
      note: move.note ?? null,
      createdAt: at,
    })
    .execute();
  await work.db
    .updateTable('payers')
    .set({ kycStatus: to, updatedAt: at })
    .where('id', '=', kycCase.payerId)
    .where('countryCode', '=', kycCase.countryCode)
    .execute();
  for (const domain of work.runtime.domains) await domain.kycMoved?.(work, moved, kycCase.status);
  return moved;
}
