import { Decimal } from '@/core/decimal';
import { AGENT_CHANNEL, studyPurposes } from '@/domain/school/school';
import { schoolCodes } from '@/contracts/errors/server';
import { uncounted } from '@/domain/statuses/orderSets';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from '../order/refusals';
import { type Caller } from '../common/callerDay';
import { checkPostscript } from './accounts';
import { schoolRefusals } from './refusals';
import { said } from '../../texts';

const feeOf = (work: Pick<Work, 'db'>, payeeId: string) =>
  work.db
    .selectFrom('schoolPayees')
    .leftJoin('schoolRegistrations', 'schoolRegistrations.id', 'schoolPayees.registrationId')
    .leftJoin('agentCommits', 'agentCommits.payeeId', 'schoolPayees.payeeId')
    .leftJoin('schoolAccounts', 'schoolAccounts.id', 'schoolPayees.accountId')
    .select([
      'schoolAccounts.kind',
      'schoolPayees.postscript',
      'schoolPayees.payeeId',
      'schoolPayees.registrationId',
      'schoolRegistrations.expiresAt',
      'schoolRegistrations.amount as registered',
      'agentCommits.amount as declared',
    ])
    .where('schoolPayees.payeeId', '=', payeeId)
    // Of several declarations the last one counts.
    .orderBy('agentCommits.updatedAt', 'desc')
    .executeTakeFirst();

/** Closed and refunded orders leave a registration free. */
export const ordersOfRegistrations = ({ db }: Pick<Work, 'db'>, payeeIds: readonly string[]) =>
  db
    .selectFrom('orders')
    .select(['id', 'payeeId'])
    .where('payeeId', 'in', payeeIds)
    .where('status', 'not in', uncounted);

/** Schools take only what is for studies, the registered or declared sum, and a valid registration, once. */
export async function assertSchoolTakes(
  work: Work,
  payeeId: string,
  order: { id?: string | undefined; targetAmount: string; purpose?: string | null },
): Promise<void> {
  const fee = await feeOf(work, payeeId);
  if (!fee) return;
  if (fee.registrationId !== null) await assertNotPaid(work, fee.payeeId, order.id);
  if (fee.expiresAt !== null && fee.expiresAt <= work.now)
    refuse({
      code: schoolCodes.accountNotFound,
      text: said('server.school.registrationExpired'),
    });
  const amount = fee.registered ?? fee.declared;
  if (amount !== null && !new Decimal(amount).equals(order.targetAmount))
    refuse(schoolRefusals.amountDiffers, { amount });
  if (order.purpose !== undefined && !studyPurposes.includes(order.purpose ?? ''))
    refuse(orderRefusals.purpose, { fields: ['purpose'] });
}

/** The school expects its reference once. `orderId`: the one being judged. */
async function assertNotPaid(work: Work, payeeId: string, orderId = ''): Promise<void> {
  const other = await ordersOfRegistrations(work, [payeeId]).where('id', '!=', orderId).executeTakeFirst();
  if (other) refuse(schoolRefusals.registrationUsed);
}

/** A school finds a registered fee by its own reference alone. */
const referenceOf = (
  fee: NonNullable<Awaited<ReturnType<typeof feeOf>>>,
  typed: string | null,
  caller: Caller,
): string => {
  if (fee.registrationId !== null || !typed?.trim()) return fee.postscript;
  return fee.kind === null ? typed : checkPostscript(fee.kind, typed, caller);
};

/** For a payee that is no school: what was typed. Refuses what the school's account does not take. */
export async function referenceFor(
  context: Work & Caller,
  payeeId: string | null,
  typed: string | null,
): Promise<string | null> {
  const fee = payeeId === null ? undefined : await feeOf(context, payeeId);
  return fee ? referenceOf(fee, typed, context) : typed;
}

/** An agent's channel. */
export async function keepChannel(work: Work, order: Row<'orders'>, from: string | null): Promise<void> {
  const fee = from === 'INIT' && order.payeeId !== null ? await feeOf(work, order.payeeId) : undefined;
  if (!fee || fee.declared === null) return;
  await work.db
    .updateTable('orders')
    .set({ bankChannel: AGENT_CHANNEL })
    .where('id', '=', order.id)
    .execute();
}
