import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { passwordRule, patterns } from '@/core/validation';
import type { Row } from '../../../db/schema';
import { refuse } from '../../../dispatch/refusal';
import { liftLocks, lockOn } from '../../../locks/locks';
import { minutesUntil, refuseLocked } from '../../../locks/refuseLocked';
import type { CallContext, Work } from '../../../runtime';
import { knownDevice } from '../devices/knownDevice';
import { accountRefusals, passwordLocked } from '../refusals';
import { countWrongTry, forgetTries, lockedByTries, type TryRules } from './tries';

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

export const passwordTries = {
  kind: 'wrongPassword',
  maxWrong: 5,
  lockMs: 30 * 60_000,
} as const satisfies TryRules;

type Guarded = Pick<Row<'payers'>, 'id' | 'passwordHash'>;

export async function refuseFrozen({ db, now }: Work, payer: Guarded): Promise<void> {
  const lock = await lockOn(db, now, { shut: 'payer', subject: payer.id });
  if (lock) refuseLocked(lock, now);
}

/** The fifth wrong try in a row locks it for 30 minutes. */
export async function checkPassword(context: CallContext, payer: Guarded, password: string): Promise<void> {
  const { db, now } = context;
  await refuseFrozen(context, payer);
  // Strangers share one budget, so they cannot lock the owner out.
  const tried = { subject: payer.id, device: await knownDevice(context, payer.id) };
  const lock = await lockedByTries(context, passwordTries, tried);
  if (lock?.untilAt) refusePasswordLocked(lock.untilAt, now);
  if (!payer.passwordHash) refuse(accountRefusals.passwordNotSet);
  if (await matchesPassword(password, payer.passwordHash)) return forgetTries(db, passwordTries, tried);
  const { left, lockedUntil } = await countWrongTry(context, passwordTries, tried);
  if (lockedUntil) refusePasswordLocked(lockedUntil, now);
  refuse(accountRefusals.passwordWrong, { triesLeft: left }, { keep: true });
}

function refusePasswordLocked(until: number, now: number): never {
  const minutes = minutesUntil(until, now);
  refuse(passwordLocked(minutes), { frozenUntil: until, minutes }, { keep: true });
}

/** Earlier tries no longer count. */
export async function liftPasswordLock({ db, now }: Work, payerId: string): Promise<void> {
  await forgetTries(db, passwordTries, { subject: payerId });
  await liftLocks(db, now, { kinds: ['wrongPassword'], subject: payerId, by: 'owner' });
}
