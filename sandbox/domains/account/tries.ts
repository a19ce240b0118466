import type { Db } from '../../db/schema';
import { holdKey } from '../../db/transaction';
import type { Work } from '../../runtime';

/** So many wrong tries in a row lock for so long (ms). */
export interface TryRules {
  maxWrong: number;
  lockMs: number;
}

/**
 * Until when a target (an account, a payment password) is locked by wrong tries, epoch ms; null while it is not. Asked before
 * every try: tries of one target at the same time wait for each other here, so that each is counted before the next is made.
 */
export async function lockedUntil(work: Work, target: string): Promise<number | null> {
  await holdKey(work, `tries:${target}`);
  const row = await work.db
    .selectFrom('login_attempts')
    .select('frozen_until_at')
    .where('target', '=', target)
    .executeTakeFirst();
  return row?.frozen_until_at && row.frozen_until_at > work.now ? row.frozen_until_at : null;
}

/** Counts a wrong try: how many are left, or until when the last one has locked (epoch ms). */
export async function countWrongTry(
  { db, now }: Work,
  target: string,
  { maxWrong, lockMs }: TryRules,
): Promise<{ left: number; lockedUntil: number | null }> {
  const before = await db
    .selectFrom('login_attempts')
    .selectAll()
    .where('target', '=', target)
    .executeTakeFirst();
  // A lock that has run out starts the count anew.
  const failures = (before && before.frozen_until_at === null ? before.failures : 0) + 1;
  const until = failures >= maxWrong ? now + lockMs : null;
  const row = { failures, frozen_until_at: until, updated_at: now };
  await db
    .insertInto('login_attempts')
    .values({ target, ...row })
    .onConflict((conflict) => conflict.column('target').doUpdateSet(row))
    .execute();
  return { left: maxWrong - failures, lockedUntil: until };
}

export async function forgetTries(db: Db, target: string): Promise<void> {
  await db.deleteFrom('login_attempts').where('target', '=', target).execute();
}
