import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema';
import { providerPagePolicy } from '../../http/protection';
import { linkEndedPage, readerPage } from '../../http/readerPage';
import type { CallContext, Runtime, Work } from '../../runtime';
import { said } from '../../texts';

type Handoff = Row<'kycHandoffs'>;

const handoffMs = 30 * 60_000;

export async function openHandoff(
  context: CallContext,
  kind: Handoff['kind'],
): Promise<{ state: string; url: string }> {
  const state = randomBytes(24).toString('base64url');
  await context.db
    .insertInto('kycHandoffs')
    .values({ state, payerId: context.payerId, kind, createdAt: context.now })
    .execute();
  return { state, url: `${context.runtime.publicUrl}/kyc-page/${state}` };
}

export const handoffOf = (work: Pick<Work, 'db'>, state: string): Promise<Handoff | undefined> =>
  work.db.selectFrom('kycHandoffs').selectAll().where('state', '=', state).executeTakeFirst();

export const lastHandoff = (
  work: Pick<Work, 'db'>,
  payerId: string,
  kind: Handoff['kind'],
): Promise<Handoff | undefined> =>
  work.db
    .selectFrom('kycHandoffs')
    .selectAll()
    .where('payerId', '=', payerId)
    .where('kind', '=', kind)
    .orderBy('createdAt', 'desc')
    .orderBy('state')
    .limit(1)
    .executeTakeFirst();

const words = {
  singpass: {
    title: said('server.page.singpass'),
    yes: said('server.page.singpassShare'),
    no: said('server.page.refuse'),
    other: said('server.page.singpassNoAccounts'),
    back: '/sgp/authKyc/callback',
  },
  bankPage: {
    title: said('server.page.openAccount'),
    yes: said('server.page.openMyAccount'),
    no: said('server.page.leave'),
    other: said('server.page.haveAccount'),
    back: '/web-kyc/enter',
  },
} as const;

const outcomes = {
  singpass: { paid: 'granted', cancelled: 'refused', failed: 'unsupported' },
  bankPage: { paid: 'granted', cancelled: 'refused', failed: 'duplicate' },
} as const;

/** With the code that proves the visit, or the refusal. */
const wayBack = (handoff: Handoff): string => {
  const { back } = words[handoff.kind];
  const query = new URLSearchParams(
    handoff.kind === 'bankPage'
      ? {}
      : handoff.status === 'granted'
        ? { code: handoff.code ?? '', state: handoff.state }
        : handoff.status === 'unsupported'
          ? { state: handoff.state }
          : { error: 'access_denied', state: handoff.state },
  ).toString();
  return query ? `${back}?${query}` : back;
};

/** Once; later answers change nothing. */
export const settleHandoff = async (
  { db, now }: Work,
  handoff: Handoff,
  status: Handoff['status'],
): Promise<Handoff> =>
  (await db
    .updateTable('kycHandoffs')
    .set({ status, code: randomBytes(24).toString('base64url'), settledAt: now })
    .where('state', '=', handoff.state)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst()) ?? handoff;

export function handoffPages(app: FastifyInstance, runtime: Runtime): void {
  const open = async (state: string): Promise<Handoff | undefined> => {
    if (!/^[\w-]{20,80}$/.test(state)) return undefined;
    const found = await handoffOf(runtime, state);
    return found && found.createdAt + handoffMs > runtime.clock.now() ? found : undefined;
  };
  const html = 'text/html; charset=utf-8';
  const title = said('server.page.identity');
  const gone = (request: FastifyRequest): string => linkEndedPage(request, title);

  app.get<{ Params: { state: string } }>('/kyc-page/:state', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', providerPagePolicy);
    const handoff = await open(request.params.state);
    if (!handoff) return reply.code(404).type(html).send(gone(request));
    const { language } = await runtime.db
      .selectFrom('payers')
      .select('language')
      .where('id', '=', handoff.payerId)
      .executeTakeFirstOrThrow();
    const { say, link, button, page } = readerPage(language);
    if (handoff.status !== 'open')
      return reply
        .type(html)
        .send(
          page(
            title,
            `<h1>${say(said('server.page.done'))}</h1>${link(wayBack(handoff), said('server.page.backToApp'), true)}`,
          ),
        );
    const { title: heading, yes, no, other } = words[handoff.kind];
    const action = `/kyc-page/${handoff.state}`;
    return reply
      .type(html)
      .send(
        page(
          title,
          `<h1>${say(heading)}</h1>${button(`${action}/paid`, 'pay-paid', yes, true)}${button(`${action}/failed`, 'pay-failed', other)}${button(`${action}/cancelled`, 'pay-cancelled', no)}`,
        ),
      );
  });

  app.post<{ Params: { state: string; outcome: string } }>(
    '/kyc-page/:state/:outcome',
    async (request, reply) => {
      const handoff = await open(request.params.state);
      const known: Readonly<Record<string, Handoff['status']>> = handoff ? outcomes[handoff.kind] : {};
      const status = known[request.params.outcome];
      if (!handoff || !status) return reply.code(404).type(html).send(gone(request));
      const settled = await runtime.transact((work) => settleHandoff(work, handoff, status));
      if ((request.headers.accept ?? '').includes('application/json'))
        return reply.send({ status: settled.status });
      return reply.redirect(wayBack(settled), 303);
    },
  );
}
