import type { Db } from '../../db/schema';
import { holdKey } from '../../db/transaction';
import { type Lock, type LockKind, lockKinds, lockOn, setLock } from '../../locks/locks';
import type { Work } from '../../runtime';

/** This many wrong tries in a row lock for this long (ms). */
export interface TryRules {
  kind: LockKind;
  maxWrong: number;
  lockMs: number;
  /** Tries expire this long after the last; without it only a right one clears them. */
  windowMs?: number;
}

/** A payer's password, per device with a separate budget. */
export interface Tried {
  subject: string;
  device?: string;
}

const keyOf = ({ kind }: TryRules, { subject, device = '' }: Tried): string => `${kind}:${subject}:${device}`;

/** Call before every try: simultaneous tries wait here, so that each counts before the next. */
export async function lockedByTries(work: Work, rules: TryRules, tried: Tried): Promise<Lock | undefined> {
  await holdKey(work, `tries:${keyOf(rules, tried)}`);
  return lockOn(work.db, work.now, { shut: lockKinds[rules.kind].shuts, ...tried });
}

/** Tries left, or until when it is locked (epoch ms). */
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
  // Counting starts again after the lock.
  await forgetTries(db, rules, tried);
  return { left: 0, lockedUntil: until };
}

/** For one device, or for all when none is given. */
export async function forgetTries(db: Db, rules: TryRules, tried: Tried): Promise<void> {
  const all = db.deleteFrom('login_attempts');
  await (
    tried.device === undefined
      ? all.where('target', 'like', `${keyOf(rules, tried)}%`)
      : all.where('target', '=', keyOf(rules, tried))
  ).execute();
}
