import type { CallAnswer, CallParams } from '@/contracts/calls';
import { checkUrl } from '@/core/urlPolicy';
import { isRefusal } from '../../../dispatch/refusal';
import { findByHash, tokenHash } from '../../../dispatch/sessions';
import type { CallContext, Work } from '../../../runtime';
import { secretId } from '../contact/captcha';

const ticketMs = 60_000;
const pages = ['/refund/'];

/** A subdomain is another host. */
export async function issueWebTicket(
  { db, now, runtime, session }: CallContext,
  { link }: CallParams<'user.webTicket'>,
): Promise<CallAnswer<'user.webTicket'>> {
  const host = new URL(runtime.publicUrl).host;
  const page = checkUrl(link, { hosts: [], plainHosts: [host] });
  if (!session?.payerId || !page.ok || !pages.some((begin) => page.path.startsWith(begin))) return {};
  const ticket = secretId();
  await db
    .insertInto('webTickets')
    .values({
      ticketHash: tokenHash(ticket),
      sessionHash: session.tokenHash,
      host,
      expiresAt: now + ticketMs,
    })
    .execute();
  return { ticket };
}

/** null when invalid or its session has ended. */
export async function useWebTicket(
  { db, now }: Pick<Work, 'db' | 'now'>,
  ticket: string,
  host: string,
): Promise<string | null> {
  const row = await db
    .updateTable('webTickets')
    .set({ usedAt: now })
    .where('ticketHash', '=', tokenHash(ticket))
    .where('host', '=', host)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('sessionHash')
    .executeTakeFirst();
  if (!row) return null;
  try {
    return (await findByHash(db, row.sessionHash, now)).payerId;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}
