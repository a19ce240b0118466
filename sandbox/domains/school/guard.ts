import { Decimal } from '@/core/decimal';
import { AGENT_CHANNEL, studyPurposes } from '@/domain/school';
import { schoolCodes } from '@/contracts/errors/server';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from '../order/refusals';
import { schoolRefusals } from './refusals';
import { said } from '../../texts';

const feeOf = (work: Work, payeeId: string) =>
  work.db
    .selectFrom('school_payees')
    .leftJoin('school_registrations', 'school_registrations.id', 'school_payees.registration_id')
    .leftJoin('agent_commits', 'agent_commits.payee_id', 'school_payees.payee_id')
    .select([
      'school_payees.postscript',
      'school_registrations.expires_at',
      'school_registrations.amount as registered',
      'agent_commits.amount as declared',
    ])
    .where('school_payees.payee_id', '=', payeeId)
    .executeTakeFirst();

/**
 * Only for studies, the registered or declared sum, and a valid registration. Returns its reference; null when not a
 * school.
 */
export async function assertSchoolTakes(
  work: Work,
  payeeId: string,
  order: Pick<Row<'orders'>, 'target_amount' | 'purpose'>,
): Promise<string | null> {
  const fee = await feeOf(work, payeeId);
  if (!fee) return null;
  if (fee.expires_at !== null && fee.expires_at <= work.now)
    refuse({
      code: schoolCodes.accountNotFound,
      text: said('server.school.registrationExpired'),
    });
  const amount = fee.registered ?? fee.declared;
  if (amount !== null && !new Decimal(amount).equals(order.target_amount))
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
  if (from !== 'INIT' || order.payee_id === null) return;
  const reference = await assertSchoolTakes(work, order.payee_id, order);
  if (reference === null) return;
  const byAgent = (await feeOf(work, order.payee_id))?.declared != null;
  await work.db
    .updateTable('orders')
    .set({
      postscript: order.postscript ?? reference,
      ...(byAgent ? { bank_channel: AGENT_CHANNEL } : {}),
    })
    .where('id', '=', order.id)
    .execute();
}
