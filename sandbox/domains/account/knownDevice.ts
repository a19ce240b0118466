import type { CallContext } from '../../runtime';

/**
 * The device that asks, where this payer has logged in on it before; else ''. Its identifier is random and known to nobody else, so
 * that who guesses at an account from elsewhere uses up no budget of its owner's devices.
 */
export async function knownDevice({ db, device }: CallContext, payerId: string): Promise<string> {
  if (device === '') return '';
  const session = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('payer_id', '=', payerId)
    .where('device', '=', device)
    .limit(1)
    .executeTakeFirst();
  return session ? device : '';
}
