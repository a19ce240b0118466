import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Row } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import { endLogin, endLogins, liveSessions } from '../../dispatch/sessions';
import type { CallContext } from '../../runtime';

type Session = Row<'sessions'>;

/** Exposes neither the identifier nor the token. */
const idOf = (row: Pick<Session, 'device' | 'token_hash'>): string =>
  createHash('sha256')
    .update(`device:${row.device || row.token_hash}`)
    .digest('hex')
    .slice(0, 24);

const live = ({ db, now, payerId }: CallContext): Promise<Session[]> =>
  liveSessions(db, now)
    .where('sessions.payer_id', '=', payerId)
    .where('kind', '=', 'payer')
    .orderBy('sessions.created_at', 'desc')
    .orderBy('token_hash')
    .execute();

/** One row per device: the caller's first, the others by last use. */
export async function devices(context: CallContext): Promise<CallAnswer<'user.devices'>> {
  const rows = await live(context);
  const own = rows.find((row) => row.token_hash === context.session?.tokenHash);
  const current = own ? idOf(own) : undefined;
  const byDevice = new Map<string, Session[]>();
  for (const row of rows) byDevice.set(idOf(row), [...(byDevice.get(idOf(row)) ?? []), row]);
  const list = [...byDevice].map(([deviceId, sessions]) => {
    const newest = sessions[0] as Session;
    return {
      deviceId,
      platform: newest.platform ?? '',
      system: newest.system ?? undefined,
      signedInAt: Math.min(...sessions.map((row) => row.signed_in_at ?? row.created_at)),
      seenAt: newest.created_at,
      current: deviceId === current,
    };
  });
  return { list: list.sort((a, b) => Number(b.current) - Number(a.current)) };
}

/** The caller's login only loses its tokens on that device. */
export async function signOutDevices(
  context: CallContext,
  { deviceId }: CallParams<'user.signOutDevices'>,
): Promise<CallAnswer<'user.signOutDevices'>> {
  const { db, now, payerId, session } = context;
  if (deviceId === undefined) return { ended: await endLogins(db, payerId, now) };
  const rows = (await live(context)).filter((row) => idOf(row) === deviceId);
  if (rows.length === 0) refuse(notFound);
  const asking = rows.some((row) => row.token_hash === session?.tokenHash);
  for (const row of rows) {
    if (asking || row.login_id !== session?.loginId) await endLogin(db, row.login_id, now);
    else
      await db
        .updateTable('sessions')
        .set({ revoked_at: now })
        .where('token_hash', '=', row.token_hash)
        .execute();
  }
  return { ended: rows.length };
}
