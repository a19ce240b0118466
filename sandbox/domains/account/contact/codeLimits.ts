import type { errorCodes } from '@/contracts/errors';
import { type RefusalRow, refuse } from '../../../dispatch/refusal';
import { minutesUntil } from '../../../locks/refuseLocked';
import type { CallContext } from '../../../runtime';
import type { Contact } from './contact';
import { findPayer } from './contact';
import { knownDevice } from '../devices/knownDevice';
import { codesLocked, accountRefusals, tooManyCodes } from '../refusals';
import { countWrongTry, forgetTries, lockedByTries, type Tried, type TryRules } from '../credentials/tries';

const day = 86_400_000;

/**
 * Per 24 hours. Known devices have separate budgets; strangers share one, half of it per address, and cannot block the
 * owner.
 */
export const codesADay = {
  toKnownDevice: 10,
  toStrangers: 10,
  toStrangersOfAddress: 5,
  ofDevice: 40,
  ofAddress: 200,
} as const;

/** Seconds; the last repeats. */
const waits = [60, 60, 60, 60, 300, 900, 1800, 3600];
export const waitAfter = (sent: number): number => waits[Math.min(sent, waits.length) - 1] ?? 0;
/** Up to this many, purposes wait separately. */
const freely = waits.filter((wait) => wait === 60).length;

/** Per day and contact. */
export const codeTries = {
  kind: 'wrongCodes',
  maxWrong: 15,
  lockMs: day,
  windowMs: day,
} as const satisfies TryRules;

interface SentCode {
  purpose: string;
  createdAt: number;
  attempts: number;
}

/** Or one payer's bank accounts together. */
type Addressee = Contact | { type: 'account'; target: string; payerId: string };

async function budgetOf(context: CallContext, to: Addressee): Promise<string> {
  const payerId = to.type === 'account' ? to.payerId : (await findPayer(context.db, to))?.id;
  return payerId ? knownDevice(context, payerId) : '';
}

const triedFor = async (context: CallContext, contact: Addressee): Promise<Tried> => ({
  subject: contact.target,
  device: await budgetOf(context, contact),
});

type TooOften = (minutes: number) => RefusalRow<typeof errorCodes.tooOften>;

function refuseUntil(until: number, now: number, row: TooOften): never {
  const minutes = minutesUntil(until, now);
  refuse(row(minutes), { until, minutes }, { keep: true });
}

/**
 * Every code passes here.
 * @returns who asks, the next wait, and this contact's codes of the day
 */
export async function admitCode(
  context: CallContext,
  contact: Addressee,
  purpose: string,
): Promise<{ asker: { device: string; address: string; known: boolean }; wait: number; sent: SentCode[] }> {
  const { db, now, device, address } = context;
  const tried = await triedFor(context, contact);
  const lock = await lockedByTries(context, codeTries, tried);
  if (lock?.untilAt) refuseUntil(lock.untilAt, now, codesLocked);
  const known = tried.device !== '';
  const rows = await db
    .selectFrom('captchas')
    .select(['target', 'purpose', 'createdAt', 'attempts', 'device', 'address', 'known'])
    .where('kind', '<>', 'challenge')
    .where('createdAt', '>', now - day)
    .where((where) =>
      where.or([
        where('target', '=', contact.target),
        ...(device ? [where('device', '=', device)] : []),
        ...(address ? [where('address', '=', address)] : []),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .execute();
  const sent = rows.filter((row) => row.target === contact.target);
  const own = sent.filter((row) => row.known === known && (!known || row.device === device));
  const budgets: [codes: SentCode[], most: number][] = [
    [own, known ? codesADay.toKnownDevice : codesADay.toStrangers],
    [address && !known ? own.filter((row) => row.address === address) : [], codesADay.toStrangersOfAddress],
    [device ? rows.filter((row) => row.device === device) : [], codesADay.ofDevice],
    [address ? rows.filter((row) => row.address === address) : [], codesADay.ofAddress],
  ];
  for (const [codes, most] of budgets) {
    const oldest = codes[most - 1];
    if (oldest) refuseUntil(oldest.createdAt + day, now, tooManyCodes);
  }
  const left = secondsLeft(own, purpose, now);
  if (left > 0) refuse(accountRefusals.resendTooSoon, { resendSeconds: left });
  return { asker: { device, address, known }, wait: waitAfter(own.length + 1), sent };
}

function secondsLeft(own: readonly SentCode[], purpose: string, now: number): number {
  const few = own.length <= freely;
  const last = few ? own.find((row) => row.purpose === purpose) : own[0];
  if (!last || (few && last.attempts >= wrongPerCode)) return 0;
  return Math.ceil((last.createdAt + waitAfter(own.length) * 1000 - now) / 1000);
}

export const wrongPerCode = 5;

export async function admitGuess(context: CallContext, contact: Contact): Promise<Tried> {
  const tried = await triedFor(context, contact);
  const lock = await lockedByTries(context, codeTries, tried);
  if (lock?.untilAt) refuseUntil(lock.untilAt, context.now, codesLocked);
  return tried;
}

export async function countWrongCode(context: CallContext, tried: Tried): Promise<void> {
  const { lockedUntil } = await countWrongTry(context, codeTries, tried);
  if (lockedUntil) refuseUntil(lockedUntil, context.now, codesLocked);
}

export const forgetWrongCodes = ({ db }: CallContext, tried: Tried): Promise<void> =>
  forgetTries(db, codeTries, tried);
