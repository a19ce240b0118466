import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import { errorCodes } from '@/contracts/errors';
import type { Database, Db, Row } from '../db/schema';
import { type RefusalRow, refuse } from '../dispatch/refusal';
import { newId } from '../ids';
import { said } from '../texts';
import { type LockActor, type LockKind, lockKinds, type Shut } from './kinds';

export type Lock = Row<'locks'>;

const kindsThatShut = (shut: Shut): LockKind[] =>
  (Object.keys(lockKinds) as LockKind[]).filter((kind) => lockKinds[kind].shuts === shut);

export interface Lockable {
  shut: Shut;
  subject: string;
  /** '': devices unknown to the account. */
  device?: string | undefined;
}

type Where = ExpressionBuilder<Database, 'locks'>;

const isOn = (where: Where, now: number) =>
  where.and([
    where('liftedAt', 'is', null),
    where.or([where('untilAt', 'is', null), where('untilAt', '>', now)]),
  ]);

/** The longest; every locked action checks it. */
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

export const accountLocked = (db: Db, now: number, payerId: Expression<string | null>) =>
  db
    .selectFrom('locks')
    .select('locks.id')
    .where('kind', 'in', kindsThatShut('payer'))
    .where('subject', '=', payerId as Expression<string>)
    .where((where) => isOn(where, now))
    .limit(1);

/** Past ones too. */
export const locksOf = (db: Db, subjects: readonly string[]): Promise<Lock[]> =>
  db
    .selectFrom('locks')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('sinceAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute();

/** @param lock.until epoch ms; null until lifted */
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
      byWhom: lock.by,
      reason: lock.reason ?? '',
      sinceAt: now,
      untilAt: lock.until,
    })
    .execute();
}

const notYoursToLift = {
  code: errorCodes.notAllowed,
  text: said('server.account.notYoursToLift'),
} as const satisfies RefusalRow;

/** On every device; refuses kinds the actor may not lift. */
export async function liftLocks(
  db: Db,
  now: number,
  { kinds, subject, by }: { kinds: readonly LockKind[]; subject: string; by: LockActor },
): Promise<void> {
  const mayLift = (kind: LockKind) => (lockKinds[kind].lifts as readonly LockActor[]).includes(by);
  if (!kinds.every(mayLift)) refuse(notYoursToLift);
  await db
    .updateTable('locks')
    .set({ liftedAt: now, liftedBy: by })
    .where('kind', 'in', kinds)
    .where('subject', '=', subject)
    .where((where) => isOn(where, now))
    .execute();
}
