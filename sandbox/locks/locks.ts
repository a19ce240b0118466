import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { errorCodes } from '@/contracts/errors';
import type { Database, Db, Row } from '../db/schema';
import { type RefusalRow, refuse } from '../dispatch/refusal';
import { newId } from '../ids';
import { said } from '../texts';

/** Who sets or lifts a lock: rules of ours, the staff at the console, or the owner by a proof of their own. */
export type LockActor = 'system' | 'staff' | 'owner';

/**
 * Why something is locked, what that shuts, and who may lift it before its time: `payer` shuts the whole account, the others one way
 * of proving who asks. The subject is the payer's id, of `codes` the contact.
 */
export const lockKinds = {
  staff: { shuts: 'payer', lifts: ['staff'] },
  wrongPassword: { shuts: 'password', lifts: ['owner', 'staff'] },
  wrongPayPassword: { shuts: 'payPassword', lifts: ['owner', 'staff'] },
  wrongCodes: { shuts: 'codes', lifts: ['staff'] },
} as const satisfies Record<string, { shuts: string; lifts: readonly LockActor[] }>;

export type LockKind = keyof typeof lockKinds;
export type Shut = (typeof lockKinds)[LockKind]['shuts'];
export type Lock = Row<'locks'>;

const kindsThatShut = (shut: Shut): LockKind[] =>
  (Object.keys(lockKinds) as LockKind[]).filter((kind) => lockKinds[kind].shuts === shut);

export interface Lockable {
  shut: Shut;
  subject: string;
  /** A lock that counts on one device only; '' counts on those that the account does not know. */
  device?: string | undefined;
}

type Where = ExpressionBuilder<Database, 'locks'>;

const isOn = (where: Where, now: number) =>
  where.and([
    where('lifted_at', 'is', null),
    where.or([where('until_at', 'is', null), where('until_at', '>', now)]),
  ]);

/** The lock that holds longest; undefined: it is open. Every way to what a lock shuts asks this. */
export function lockOn(
  db: Db,
  now: number,
  { shut, subject, device = '' }: Lockable,
): Promise<Lock | undefined> {
  return db
    .selectFrom('locks')
    .selectAll()
    .where('kind', 'in', kindsThatShut(shut))
    .where('subject', '=', subject)
    .where('device', '=', device)
    .where((where) => isOn(where, now))
    .orderBy(sql`until_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();
}

/** The same question as a part of another query: whether the account of this column is locked. */
export const accountLocked = (db: Db, now: number, payerId: Expression<string | null>) =>
  db
    .selectFrom('locks')
    .select('locks.id')
    .where('kind', 'in', kindsThatShut('payer'))
    .where('subject', '=', payerId as Expression<string>)
    .where((where) => isOn(where, now))
    .limit(1);

/** Whatever is locked of a person, and what was, newest first. */
export const locksOf = (db: Db, subjects: readonly string[]): Promise<Lock[]> =>
  db
    .selectFrom('locks')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('since_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();

/** @param lock.until epoch ms; null: until it is lifted */
export async function setLock(
  db: Db,
  now: number,
  lock: {
    kind: LockKind;
    subject: string;
    by: LockActor;
    until: number | null;
    device?: string;
    reason?: string;
  },
): Promise<void> {
  await db
    .insertInto('locks')
    .values({
      id: newId('lck'),
      kind: lock.kind,
      subject: lock.subject,
      device: lock.device ?? '',
      by_whom: lock.by,
      reason: lock.reason ?? '',
      since_at: now,
      until_at: lock.until,
    })
    .execute();
}

const notYoursToLift = {
  code: errorCodes.notAllowed,
  text: said('server.account.notYoursToLift'),
} as const satisfies RefusalRow;

/** Lifts the locks of these kinds on a subject, on every device; refuses kinds that this actor may not lift. */
export async function liftLocks(
  db: Db,
  now: number,
  { kinds, subject, by }: { kinds: readonly LockKind[]; subject: string; by: LockActor },
): Promise<void> {
  const mayLift = (kind: LockKind) => (lockKinds[kind].lifts as readonly LockActor[]).includes(by);
  if (!kinds.every(mayLift)) refuse(notYoursToLift);
  await db
    .updateTable('locks')
    .set({ lifted_at: now, lifted_by: by })
    .where('kind', 'in', kinds)
    .where('subject', '=', subject)
    .where((where) => isOn(where, now))
    .execute();
}
