import { createHash } from 'node:crypto';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Row } from '../../../db/schema';
import { notFound, refuse } from '../../../dispatch/refusal';
import { endLogin, endLogins, liveSessions } from '../../../dispatch/sessions';
import type { CallContext } from '../../../runtime';

type Session = Row<'sessions'>;

/** Hides the identifier and the token. */
const idOf = (row: Pick<Session, 'device' | 'tokenHash'>): string =>
  createHash('sha256')
    .update(`device:${row.device || row.tokenHash}`)
    .digest('hex')
    .slice(0, 24);

const live = ({ db, now, payerId }: CallContext): Promise<Session[]> =>
  liveSessions(db, now)
    .where('sessions.payerId', '=', payerId)
    .where('kind', '=', 'payer')
    .orderBy('sessions.createdAt', 'desc')
    .orderBy('tokenHash')
    .execute();

export async function devices(context: CallContext): Promise<CallAnswer<'user.devices'>> {
  const rows = await live(context);
  const own = rows.find((row) => row.tokenHash === context.session?.tokenHash);
  const current = own ? idOf(own) : undefined;
  const byDevice = new Map<string, Session[]>();
  for (const row of rows) byDevice.set(idOf(row), [...(byDevice.get(idOf(row)) ?? []), row]);
  const list = [...byDevice].map(([deviceId, sessions]) => {
    const newest = sessions[0] as Session;
    return {
      deviceId,
      platform: newest.platform ?? '',
      system: newest.system ?? undefined,
      signedInAt: Math.min(...sessions.map((row) => row.signedInAt ?? row.createdAt)),
      seenAt: newest.createdAt,
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
  const asking = rows.some((row) => row.tokenHash === session?.tokenHash);
  for (const row of rows) {
    if (asking || row.loginId !== session?.loginId) await endLogin(db, row.loginId, now);
    else
      await db
        .updateTable('sessions')
        .set({ revokedAt: now })
        .where('tokenHash', '=', row.tokenHash)
        .execute();
  }
  return { ended: rows.length };
}
