import { schoolCodes } from '@/contracts/errors/server';
import type { Row } from '../../db/schema';
import type { Work } from '../../runtime';
import { refuse } from '../../dispatch/refusal';

/** An order for a registered fee takes its reference with it; a registration that has run out makes no order. */
export async function assertRegistration(
  work: Work,
  order: Row<'orders'>,
  from: string | null,
): Promise<void> {
  if (from !== 'INIT' || order.payee_id === null) return;
  const payee = await work.db
    .selectFrom('school_payees')
    .leftJoin('school_registrations', 'school_registrations.id', 'school_payees.registration_id')
    .select(['school_payees.postscript', 'school_registrations.expires_at'])
    .where('payee_id', '=', order.payee_id)
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
  if (order.postscript === null)
    await work.db
      .updateTable('orders')
      .set({ postscript: payee.postscript })
      .where('id', '=', order.id)
      .execute();
}
