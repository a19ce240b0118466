import { Decimal } from '@/core/decimal';
import { schoolCodes } from '@/contracts/errors/server';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { orderRefusals } from '../order/refusals';
import { schoolRefusals } from './refusals';

/** What a school may be paid for. */
const studyPurposes = ['EDU_TRAVEL_SHORT', 'EDU_TRAVEL_LONG', 'STUDY_ABROAD_SHORT', 'STUDY_ABROAD_LONG'];

/**
 * An order to a school is for studies, and of the sum that was registered or declared to an agent. An order for a registered fee takes its
 * reference with it; a registration that has run out makes no order.
 */
export async function assertRegistration(
  work: Work,
  order: Row<'orders'>,
  from: string | null,
): Promise<void> {
  if (from !== 'INIT' || order.payee_id === null) return;
  const payee = await work.db
    .selectFrom('school_payees')
    .leftJoin('school_registrations', 'school_registrations.id', 'school_payees.registration_id')
    .leftJoin('agent_commits', 'agent_commits.payee_id', 'school_payees.payee_id')
    .select([
      'school_payees.postscript',
      'school_registrations.expires_at',
      'school_registrations.amount as registered',
      'agent_commits.amount as declared',
    ])
    .where('school_payees.payee_id', '=', order.payee_id)
    .executeTakeFirst();
  if (!payee) return;
  if (payee.expires_at !== null && payee.expires_at <= work.now)
    refuse({
      code: schoolCodes.accountNotFound,
      text: {
        en: 'Your registration for this fee has expired. Register it again.',
        zh: '该费用登记已过期，请重新登记。',
        'zh-HK': '該費用登記已過期，請重新登記。',
      },
    });
  const amount = payee.registered ?? payee.declared;
  if (amount !== null && !new Decimal(amount).equals(order.target_amount))
    refuse(schoolRefusals.amountDiffers, { amount });
  if (!studyPurposes.includes(order.purpose ?? '')) refuse(orderRefusals.purpose, { fields: ['purpose'] });
  if (order.postscript === null)
    await work.db
      .updateTable('orders')
      .set({ postscript: payee.postscript })
      .where('id', '=', order.id)
      .execute();
}
