import type { CallContext } from '../../../runtime';

/** '' unless this payer has logged in on it. Ids are random: strangers cannot use up its budget. */
export async function knownDevice({ db, device }: CallContext, payerId: string): Promise<string> {
  if (device === '') return '';
  const session = await db
    .selectFrom('sessions')
    .select('tokenHash')
    .where('payerId', '=', payerId)
    .where('device', '=', device)
    .limit(1)
    .executeTakeFirst();
  return session ? device : '';
}
