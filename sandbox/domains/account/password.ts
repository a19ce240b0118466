import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { passwordRule, patterns } from '@/core/validation';
import type { Db, Row } from '../../db/schema';
import type { Work } from '../../runtime';
import type { TryRules } from './tries';
import { countWrongTry, forgetTries, lockedUntil } from './tries';
import { refuse } from '../../dispatch/refusal';
import { accountRefusals } from './refusals';

const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const keyLength = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `scrypt$${salt.toString('base64url')}$${(await derive(password, salt)).toString('base64url')}`;
}

export async function matchesPassword(password: string, stored: string): Promise<boolean> {
  const [kind, salt, key] = stored.split('$');
  if (kind !== 'scrypt' || !salt || !key) return false;
  return timingSafeEqual(
    await derive(password, Buffer.from(salt, 'base64url')),
    Buffer.from(key, 'base64url'),
  );
}

/** 6 to 16 characters with a letter and a digit; exactly 6 digits in Korea (specification, flows, 5.7). */
export function checkPasswordFormat(password: string, market: string | null): void {
  if (!patterns[passwordRule(market)](password)) refuse(accountRefusals.passwordFormat);
}

export const freezeRules = { maxWrong: 5, lockMs: 30 * 60_000 } as const satisfies TryRules;

/** Refuses with FreezeLogin while the account is locked, by wrong passwords or by hand. */
export async function refuseFrozen(work: Work, payer: Row<'payers'>): Promise<void> {
  const until = Math.max((await lockedUntil(work, payer.id)) ?? 0, payer.frozen_until_at ?? 0);
  if (until > work.now) refuseFrozenUntil(until, work.now);
}

function refuseFrozenUntil(until: number, now: number): never {
  refuse(
    accountRefusals.freezeLogin,
    { frozenUntil: until, minutes: Math.ceil((until - now) / 60_000) },
    { keep: true },
  );
}

/** Checks a password and counts: the fifth wrong one in a row locks the account for 30 minutes. */
export async function checkPassword(work: Work, payer: Row<'payers'>, password: string): Promise<void> {
  await refuseFrozen(work, payer);
  if (!payer.password_hash) refuse(accountRefusals.passwordNotSet);
  if (await matchesPassword(password, payer.password_hash)) return unfreeze(work.db, payer.id);
  const tries = await countWrongTry(work, payer.id, freezeRules);
  if (tries.lockedUntil) refuseFrozenUntil(tries.lockedUntil, work.now);
  refuse(accountRefusals.passwordWrong, { triesLeft: tries.left }, { keep: true });
}

/** Lifts a lock and forgets wrong passwords; used by a right password and by the console. */
export async function unfreeze(db: Db, payerId: string): Promise<void> {
  await forgetTries(db, payerId);
  await db
    .updateTable('payers')
    .set({ frozen_until_at: null })
    .where('id', '=', payerId)
    .where('frozen_until_at', 'is not', null)
    .execute();
}
