import { createHash, randomBytes } from 'node:crypto';
import type { Db, JsonObject, Row } from '../db/schema';
import { json } from '../db/schema';
import { newId } from '../ids';
import { accountLocked } from '../locks/locks';
import { loginExpired, refuse } from './refusal';

const day = 86_400_000;
/** Sessions end after 30 days without a call; tokens are renewed daily. */
const lifeMs = 30 * day;
const rotateMs = day;
/** For calls under way. */
const graceMs = 5 * 60_000;
/** The answer may be lost, so the renewal is offered again. */
const retryMs = 10 * 60_000;

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');

export interface Session {
  tokenHash: string;
  payerId: string | null;
  kind: 'payer' | 'payeeShare';
  countryCode: string | null;
  channel: string | null;
  platform: string | null;
  device: string | null;
  system: string | null;
  signedInAt: number | null;
  scope: JsonObject;
  rotateAt: number;
  loginId: string;
}

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

function toSession(row: Row<'sessions'>): Session {
  return {
    tokenHash: row.token_hash,
    payerId: row.payer_id,
    kind: row.kind,
    countryCode: row.country_code,
    channel: row.channel,
    platform: row.platform,
    device: row.device,
    system: row.system,
    signedInAt: row.signed_in_at,
    scope: row.scope,
    rotateAt: row.rotate_at,
    loginId: row.login_id,
  };
}

export const findSession = (db: Db, token: string, now: number): Promise<Session> =>
  findByHash(db, tokenHash(token), now);

/** Refuses with the code its login ended with, else with login expired. */
export async function findByHash(db: Db, hash: string, now: number): Promise<Session> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .selectAll('sessions')
    .select(['logins.ended_at', 'logins.ended_code'])
    .select((select) => accountLocked(db, now, select.ref('sessions.payer_id')).as('lock_id'))
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!row || row.expires_at <= now) refuse(loginExpired);
  if (row.ended_at !== null && row.ended_code && row.ended_code !== '10001')
    refuse({ code: row.ended_code, text: 'Your login details have changed. Log in again.' });
  if (row.ended_at !== null || (row.revoked_at !== null && row.revoked_at <= now)) refuse(loginExpired);
  // Logged in at the moment of a freeze.
  if (row.lock_id !== null) refuse(loginExpired);
  if (row.replaces) await retirePredecessor(db, row, now);
  return toSession(row);
}

export const liveSessions = (db: Db, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('logins', 'logins.id', 'sessions.login_id')
    .selectAll('sessions')
    .where('logins.ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where((where) => where.or([where('revoked_at', 'is', null), where('revoked_at', '>', now)]));

export async function findByGToken(db: Db, gToken: string, now: number): Promise<Session | null> {
  const row = await liveSessions(db, now).where('g_token_hash', '=', tokenHash(gToken)).executeTakeFirst();
  return row ? toSession(row) : null;
}

async function beginLogin(db: Db, payerId: string | null, now: number): Promise<string> {
  const id = newId('lgn');
  await db.insertInto('logins').values({ id, payer_id: payerId, created_at: now }).execute();
  return id;
}

export async function issueSession(
  db: Db,
  request: SessionRequest,
  now: number,
  replaces?: string,
): Promise<IssuedSession> {
  const issued = { token: newToken(), gToken: newToken() };
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(issued.token),
      g_token_hash: tokenHash(issued.gToken),
      payer_id: request.payerId,
      kind: request.kind ?? 'payer',
      country_code: request.countryCode ?? null,
      channel: request.channel ?? null,
      platform: request.platform ?? null,
      device: request.device ?? null,
      system: request.system ?? null,
      signed_in_at: request.signedInAt ?? now,
      scope: json(request.scope ?? {}),
      created_at: now,
      rotate_at: now + rotateMs,
      expires_at: now + lifeMs,
      replaces: replaces ?? null,
      login_id: request.loginId ?? (await beginLogin(db, request.payerId, now)),
    })
    .execute();
  return issued;
}

/** null before a day. The old token is valid until five minutes after the new one's first use. */
export async function rotateSession(db: Db, session: Session, now: number): Promise<IssuedSession | null> {
  if (session.rotateAt > now) return null;
  const result = await db
    .updateTable('sessions')
    .set({ rotate_at: now + retryMs })
    .where('token_hash', '=', session.tokenHash)
    .where('rotate_at', '<=', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1 ? issueSession(db, session, now, session.tokenHash) : null;
}

async function retirePredecessor(db: Db, row: Row<'sessions'>, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now + graceMs })
    .where('token_hash', '=', row.replaces)
    .where('revoked_at', 'is', null)
    .execute();
  await db.updateTable('sessions').set({ replaces: null }).where('token_hash', '=', row.token_hash).execute();
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
    .set({ ended_at: now, ended_code: code })
    .where('payer_id', '=', payerId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except as string))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function endLogin(db: Db, loginId: string, now: number): Promise<void> {
  await db
    .updateTable('logins')
    .set({ ended_at: now, ended_code: '10001' })
    .where('id', '=', loginId)
    .where('ended_at', 'is', null)
    .execute();
}
