import type { Db } from '../../../db/schema';
import { holdKey } from '../../../db/transaction';
import { type LockKind, lockKinds } from '../../../locks/kinds';
import { type Lock, lockOn, setLock } from '../../../locks/locks';
import type { Work } from '../../../runtime';

/** Times in ms. */
export interface TryRules {
  kind: LockKind;
  maxWrong: number;
  lockMs: number;
  /** Without it only a right try clears. */
  windowMs?: number;
}

export interface Tried {
  subject: string;
  device?: string;
}

const keyOf = ({ kind }: TryRules, { subject, device = '' }: Tried): string => `${kind}:${subject}:${device}`;

/** Call before every try: simultaneous tries wait here. */
export async function lockedByTries(work: Work, rules: TryRules, tried: Tried): Promise<Lock | undefined> {
  await holdKey(work, `tries:${keyOf(rules, tried)}`);
  return lockOn(work.db, work.now, { shut: lockKinds[rules.kind].shuts, ...tried });
}

/** `lockedUntil` is epoch ms. */
export async function countWrongTry(
  { db, now }: Work,
  rules: TryRules,
  tried: Tried,
): Promise<{ left: number; lockedUntil: number | null }> {
  const target = keyOf(rules, tried);
  const { failures } = await db
    .insertInto('loginAttempts')
    .values({ target, failures: 1, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('target').doUpdateSet((set) => ({
        failures: set
          .case()
          .when('loginAttempts.updatedAt', '<=', now - (rules.windowMs ?? now))
          .then(1)
          .else(set('loginAttempts.failures', '+', 1))
          .end(),
        updatedAt: now,
      })),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  const left = rules.maxWrong - failures;
  if (left > 0) return { left, lockedUntil: null };
  const until = now + rules.lockMs;
  await setLock(db, now, { kind: rules.kind, ...tried, by: 'system', until });
  await forgetTries(db, rules, tried);
  return { left: 0, lockedUntil: until };
}

export async function forgetTries(db: Db, rules: TryRules, tried: Tried): Promise<void> {
  const all = db.deleteFrom('loginAttempts');
  await (
    tried.device === undefined
      ? all.where('target', 'like', `${keyOf(rules, tried)}%`)
      : all.where('target', '=', keyOf(rules, tried))
  ).execute();
}
