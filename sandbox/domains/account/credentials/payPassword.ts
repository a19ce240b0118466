import type { CallAnswer, CallParams } from '@/contracts/calls';
import { errorCodes } from '@/contracts/errors';
import { payCodes } from '@/contracts/errors/server';
import type { Row } from '../../../db/schema';
import type { CallContext, Work } from '../../../runtime';
import { refuse } from '../../../dispatch/refusal';
import { credentialChanged } from './credentialChange';
import { proveOwner } from '../owner';
import { checkPasswordFormat, hashPassword, matchesPassword } from './password';
import { liftLocks } from '../../../locks/locks';
import { minutesUntil } from '../../../locks/refuseLocked';
import { countWrongTry, forgetTries, lockedByTries, type TryRules } from './tries';
import { said } from '../../../texts';

export const payPasswordTries = {
  kind: 'wrongPayPassword',
  maxWrong: 5,
  lockMs: 60 * 60_000,
} as const satisfies TryRules;

/** Such as 111, 234 or 987 (specification, flows, 5.7). */
export const hasDigitRun = (text: string): boolean =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_none, at) => text.slice(at, at + 3)).some(
    (three) => {
      if (!/^\d{3}$/.test(three)) return false;
      const [a, b, c] = Array.from(three, Number) as [number, number, number];
      return b - a === c - b && Math.abs(b - a) <= 1;
    },
  );

function refuseLocked(until: number, now: number): never {
  const minutes = minutesUntil(until, now);
  refuse(
    {
      code: errorCodes.accountLocked,
      text: said('server.account.payPasswordLocked', { count: minutes }),
    },
    { lockedUntil: until, minutes },
    { keep: true },
  );
}

/** The fifth wrong try locks it for an hour. Refuses with PayPasswordWrong, accountLocked or PayPasswordNotSet. */
export async function checkPayPassword(work: Work, payer: Row<'payers'>, given: string): Promise<void> {
  const tried = { subject: payer.id };
  const lock = await lockedByTries(work, payPasswordTries, tried);
  if (lock?.untilAt) refuseLocked(lock.untilAt, work.now);
  if (!payer.payPasswordHash)
    return refuse({
      code: payCodes.payPasswordNotSet,
      text: said('server.account.payPasswordMissing'),
    });
  if (await matchesPassword(given, payer.payPasswordHash))
    return forgetTries(work.db, payPasswordTries, tried);
  const tries = await countWrongTry(work, payPasswordTries, tried);
  if (tries.lockedUntil) refuseLocked(tries.lockedUntil, work.now);
  refuse(
    {
      code: errorCodes.payPasswordWrong,
      text: said('server.account.payPasswordWrong'),
    },
    { triesLeft: tries.left },
    { keep: true },
  );
}

export async function setPayPassword(
  context: CallContext,
  params: CallParams<'user.payPasswordSet'>,
): Promise<CallAnswer<'user.payPasswordSet'>> {
  const { db, now } = context;
  const payer = await context.payer();
  checkPasswordFormat(params.payPassword, payer.countryCode);
  if (hasDigitRun(params.payPassword))
    refuse({
      code: errorCodes.passwordFormat,
      text: said('server.account.payPasswordSimple'),
    });
  if (payer.payPasswordHash && params.oldPayPassword !== undefined)
    await checkPayPassword(context, payer, params.oldPayPassword);
  else {
    await proveOwner(context, payer, { password: params.password, ownTicket: params.ticket }, [
      'payPassword',
    ]);
    await forgetTries(db, payPasswordTries, { subject: payer.id });
    await liftLocks(db, now, { kinds: ['wrongPayPassword'], subject: payer.id, by: 'owner' });
  }
  await db
    .updateTable('payers')
    .set({ payPasswordHash: await hashPassword(params.payPassword), updatedAt: now })
    .where('id', '=', payer.id)
    .execute();
  await credentialChanged(context, payer, payer.payPasswordHash ? 'payPasswordChanged' : 'payPasswordSet');
  return { done: true };
}
