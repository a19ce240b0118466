import type { Db } from '../../db/schema';
import { holdKey } from '../../db/transaction';
import { type Lock, type LockKind, lockKinds, lockOn, setLock } from '../../locks/locks';
import type { Work } from '../../runtime';

/** So many wrong tries in a row lock for so long (ms). */
export interface TryRules {
  kind: LockKind;
  maxWrong: number;
  lockMs: number;
  /** Wrong tries count for so long after the last one; without it until a right one. */
  windowMs?: number;
}

/** Subject of a try: a payer's password, per device where it has one of its own. */
export interface Tried {
  subject: string;
  device?: string;
}

const keyOf = ({ kind }: TryRules, { subject, device = '' }: Tried): string => `${kind}:${subject}:${device}`;

/**
 * The lock that wrong tries have set, if it still holds. Asked before every try: tries of one thing at the same time wait for each
 * other here, so that each is counted before the next is made.
 */
export async function lockedByTries(work: Work, rules: TryRules, tried: Tried): Promise<Lock | undefined> {
  await holdKey(work, `tries:${keyOf(rules, tried)}`);
  return lockOn(work.db, work.now, { shut: lockKinds[rules.kind].shuts, ...tried });
}

/** Counts a wrong try: how many are left, or until when the last one has locked (epoch ms). */
export async function countWrongTry(
  { db, now }: Work,
  rules: TryRules,
  tried: Tried,
): Promise<{ left: number; lockedUntil: number | null }> {
  const target = keyOf(rules, tried);
  const { failures } = await db
    .insertInto('login_attempts')
    .values({ target, failures: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('target').doUpdateSet((set) => ({
        failures: set
          .case()
          .when('login_attempts.updated_at', '<=', now - (rules.windowMs ?? now))
          .then(1)
          .else(set('login_attempts.failures', '+', 1))
          .end(),
        updated_at: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  const left = rules.maxWrong - failures;
  if (left > 0) return { left, lockedUntil: null };
  const until = now + rules.lockMs;
  await setLock(db, now, { kind: rules.kind, ...tried, by: 'system', until });
  // After the lock the count begins at nought.
  await forgetTries(db, rules, tried);
  return { left: 0, lockedUntil: until };
}

/** Forgets the wrong tries: of one device, or of all where none is named. */
export async function forgetTries(db: Db, rules: TryRules, tried: Tried): Promise<void> {
  const all = db.deleteFrom('login_attempts');
  await (
    tried.device === undefined
      ? all.where('target', 'like', `${keyOf(rules, tried)}%`)
      : all.where('target', '=', keyOf(rules, tried))
  ).execute();
}
