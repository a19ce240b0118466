import { createHash, randomBytes } from 'node:crypto';
import type { Db, JsonObject, Row } from '../db/schema';
import { json } from '../db/schema';
import { newId } from '../ids';
import { accountLocked } from '../locks/locks';
import { loginExpired, refuse } from './refusal';

const day = 86_400_000;
/** End after 30 days without a call; tokens are renewed daily. */
const lifeMs = 30 * day;
const rotateMs = day;
/** For calls under way. */
const graceMs = 5 * 60_000;
/** Offered again, as the answer may be lost. */
const retryMs = 10 * 60_000;

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');

export type Session = Row<'sessions'>;

export interface SessionRequest {
  payerId: string | null;
  kind?: 'payer' | 'payeeShare';
  countryCode?: string | null;
  channel?: string | null;
  platform?: string | null;
  device?: string | null;
  system?: string | null;
  signedInAt?: number | null;
  /** Such as {shareCode, payeeId}. */
  scope?: JsonObject;
  loginId?: string;
}

export interface IssuedSession {
  token: string;
  gToken: string;
}

export const findSession = (db: Db, token: string, now: number): Promise<Session> =>
  findByHash(db, tokenHash(token), now);

/** Refuses with its login's end code, else login expired. */
export async function findByHash(db: Db, hash: string, now: number): Promise<Session> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.loginId')
    .selectAll('sessions')
    .select(['logins.endedAt', 'logins.endedCode'])
    .select((select) => accountLocked(db, now, select.ref('sessions.payerId')).as('lockId'))
    .where('tokenHash', '=', hash)
    .executeTakeFirst();
  if (!row || row.expiresAt <= now) refuse(loginExpired);
  if (row.endedAt !== null && row.endedCode && row.endedCode !== '10001')
    refuse({ code: row.endedCode, text: 'Your login details have changed. Log in again.' });
  if (row.endedAt !== null || (row.revokedAt !== null && row.revokedAt <= now)) refuse(loginExpired);
  // Logged in just as it was frozen.
  if (row.lockId !== null) refuse(loginExpired);
  if (row.replaces) await retirePredecessor(db, row, now);
  return row;
}

export const liveSessions = (db: Db, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.loginId')
    .selectAll('sessions')
    .where('logins.endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where((where) => where.or([where('revokedAt', 'is', null), where('revokedAt', '>', now)]));

export async function findByGToken(db: Db, gToken: string, now: number): Promise<Session | null> {
  const row = await liveSessions(db, now).where('gTokenHash', '=', tokenHash(gToken)).executeTakeFirst();
  return row ?? null;
}

async function beginLogin(db: Db, payerId: string | null, now: number): Promise<string> {
  const id = newId('lgn');
  await db.insertInto('logins').values({ id, payerId, createdAt: now }).execute();
  return id;
}

/** Sessions are swept, an account's devices are not. */
async function rememberDevice(db: Db, payerId: string, device: string, since: number): Promise<void> {
  await db
    .insertInto('payerDevices')
    .values({ payerId, device, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function issueSession(
  db: Db,
  request: SessionRequest,
  now: number,
  replaces?: string,
): Promise<IssuedSession> {
  const issued = { token: newToken(), gToken: newToken() };
  const { payerId, kind = 'payer', device } = request;
  const signedInAt = request.signedInAt ?? now;
  if (payerId && kind === 'payer' && device) await rememberDevice(db, payerId, device, signedInAt);
  await db
    .insertInto('sessions')
    .values({
      tokenHash: tokenHash(issued.token),
      gTokenHash: tokenHash(issued.gToken),
      payerId,
      kind,
      countryCode: request.countryCode ?? null,
      channel: request.channel ?? null,
      platform: request.platform ?? null,
      device: device ?? null,
      system: request.system ?? null,
      signedInAt,
      scope: json(request.scope ?? {}),
      createdAt: now,
      rotateAt: now + rotateMs,
      expiresAt: now + lifeMs,
      replaces: replaces ?? null,
      loginId: request.loginId ?? (await beginLogin(db, payerId, now)),
    })
    .execute();
  return issued;
}

/** Not within a day. The old token is valid until five minutes after the new one's first use. */
export async function rotateSession(db: Db, session: Session, now: number): Promise<IssuedSession | null> {
  if (session.rotateAt > now) return null;
  const result = await db
    .updateTable('sessions')
    .set({ rotateAt: now + retryMs })
    .where('tokenHash', '=', session.tokenHash)
    .where('rotateAt', '<=', now)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1 ? issueSession(db, session, now, session.tokenHash) : null;
}

async function retirePredecessor(db: Db, row: Row<'sessions'>, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revokedAt: now + graceMs })
    .where('tokenHash', '=', row.replaces)
    .where('revokedAt', 'is', null)
    .execute();
  await db.updateTable('sessions').set({ replaces: null }).where('tokenHash', '=', row.tokenHash).execute();
}

/** Their next call gets `code` (10001, 21095, 21096, 21097). */
export async function endLogins(
  db: Db,
  payerId: string,
  now: number,
  { code = '10001', except }: { code?: string; except?: string | undefined } = {},
): Promise<number> {
  const result = await db
    .updateTable('logins')
    .set({ endedAt: now, endedCode: code })
    .where('payerId', '=', payerId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function endLogin(db: Db, loginId: string, now: number): Promise<void> {
  await db
    .updateTable('logins')
    .set({ endedAt: now, endedCode: '10001' })
    .where('id', '=', loginId)
    .where('endedAt', 'is', null)
    .execute();
}
