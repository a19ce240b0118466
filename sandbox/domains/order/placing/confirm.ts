import * as v from 'valibot';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { declared } from '@/contracts/entities/declared';
import { RATE_LOCK_HOURS } from '@/domain/rateLock';
import type { CallContext } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { orderRefusals } from '../refusals';
import { moveOrder } from '../../../machines/moves';
import { demandSupplements, outstanding } from '../../evidence/supplements';
import { orderOf } from '../reading/answer';
import { ownOrder } from '../find';
import { assertListed } from './place';
import { extraOf } from '../extra';
import { rateHolds } from '../reprice';
import { referenceFor } from '../../school/guard';
import { assertOrderAllowed } from '../limits/rules';

const unpaid = ['WAIT_CREATE', 'WAIT_PAYMENT'];

/** The price stays. */
export async function confirmApply(
  context: CallContext,
  params: CallParams<'order.confirmApply'>,
): Promise<CallAnswer<'order.confirmApply'>> {
  assertListed(params);
  const order = await ownOrder(context, params);
  if (!unpaid.includes(order.status)) refuse(orderRefusals.wrongStep);
  if ((order.payDeadlineAt ?? Infinity) <= context.now) refuse(orderRefusals.orderExpired);
  if (params.lockRate && order.rateLockedUntilAt === null && !rateHolds(order, context.now))
    refuse(orderRefusals.rateUpdated);
  await assertOrderAllowed(context, { ...order, purpose: params.purpose, relation: params.relation });
  const { rateLockHours: hours = RATE_LOCK_HOURS } = extraOf(order);
  const set = {
    ...v.parse(declared, params),
    postscript: await referenceFor(context, order.payeeId, params.postscript ?? order.postscript),
    rateLockedUntilAt: params.lockRate
      ? (order.rateLockedUntilAt ?? order.createdAt + hours * 3_600_000)
      : order.rateLockedUntilAt,
  };
  const changed =
    order.status === 'WAIT_CREATE'
      ? await moveOrder(context, order.id, 'WAIT_PAYMENT', { actor: 'payer', set })
      : await context.db
          .updateTable('orders')
          .set({ ...set, updatedAt: context.now })
          .where('id', '=', order.id)
          .returningAll()
          .executeTakeFirstOrThrow();
  await demandSupplements(context, changed);
  const now = await ownOrder(context, params, false);
  return {
    seqNo: now.seqNo,
    supplements: await outstanding(context, now.id),
    order: await orderOf(context, now, context.lang),
  };
}
