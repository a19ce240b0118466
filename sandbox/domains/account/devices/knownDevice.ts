import type { CallContext } from '../../../runtime';

/** '' unless this payer has logged in on it. Ids are random: strangers cannot use up its budget. */
export async function knownDevice({ db, device }: CallContext, payerId: string): Promise<string> {
  if (device === '') return '';
  const used = await db
    .selectFrom('payerDevices')
    .select('device')
    .where('payerId', '=', payerId)
    .where('device', '=', device)
    .executeTakeFirst();
  return used ? device : '';
}
