import { Decimal } from '@/core/decimal';
import { AGENT_CHANNEL, studyPurposes } from '@/domain/school/school';
import { schoolCodes } from '@/contracts/errors/server';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from '../order/refusals';
import { schoolRefusals } from './refusals';
import { said } from '../../texts';

const feeOf = (work: Work, payeeId: string) =>
  work.db
    .selectFrom('schoolPayees')
    .leftJoin('schoolRegistrations', 'schoolRegistrations.id', 'schoolPayees.registrationId')
    .leftJoin('agentCommits', 'agentCommits.payeeId', 'schoolPayees.payeeId')
    .select([
      'schoolPayees.postscript',
      'schoolRegistrations.expiresAt',
      'schoolRegistrations.amount as registered',
      'agentCommits.amount as declared',
    ])
    .where('schoolPayees.payeeId', '=', payeeId)
    .executeTakeFirst();

/**
 * Only for studies, the registered or declared sum, and a valid registration. Returns its reference; null when not a
 * school.
 */
export async function assertSchoolTakes(
  work: Work,
  payeeId: string,
  order: Pick<Row<'orders'>, 'targetAmount' | 'purpose'>,
): Promise<string | null> {
  const fee = await feeOf(work, payeeId);
  if (!fee) return null;
  if (fee.expiresAt !== null && fee.expiresAt <= work.now)
    refuse({
      code: schoolCodes.accountNotFound,
      text: said('server.school.registrationExpired'),
    });
  const amount = fee.registered ?? fee.declared;
  if (amount !== null && !new Decimal(amount).equals(order.targetAmount))
    refuse(schoolRefusals.amountDiffers, { amount });
  if (!studyPurposes.includes(order.purpose ?? '')) refuse(orderRefusals.purpose, { fields: ['purpose'] });
  return fee.postscript;
}

/** With the fee's reference, and an agent's channel. */
export async function assertRegistration(
  work: Work,
  order: Row<'orders'>,
  from: string | null,
): Promise<void> {
  if (from !== 'INIT' || order.payeeId === null) return;
  const reference = await assertSchoolTakes(work, order.payeeId, order);
  if (reference === null) return;
  const byAgent = (await feeOf(work, order.payeeId))?.declared != null;
  await work.db
    .updateTable('orders')
    .set({
      postscript: order.postscript ?? reference,
      ...(byAgent ? { bankChannel: AGENT_CHANNEL } : {}),
    })
    .where('id', '=', order.id)
    .execute();
}
