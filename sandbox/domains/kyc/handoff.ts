import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Row } from '../../db/schema';
import { providerPagePolicy } from '../../http/protection';
import type { CallContext, Runtime, Work } from '../../runtime';

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

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f3f5f4;color:#14231c}main{max-width:420px;margin:0 auto;padding:24px}
.card{background:#fff;border-radius:16px;padding:20px;box-shadow:0 1px 3px #0002}h1{font-size:18px}form{margin:12px 0 0}
button,a{display:block;box-sizing:border-box;width:100%;min-height:48px;border-radius:12px;border:0;font:600 16px system-ui;text-align:center;line-height:48px;text-decoration:none}
.yes{background:#0a7d4f;color:#fff}.no{background:#e7ecea;color:#14231c}button:focus-visible,a:focus-visible{outline:3px solid #1b6fd0;outline-offset:2px}`;

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Identity</title><style>${style}</style></head><body><main><div class="card">${body}</div></main></body></html>`;

const words = {
  singpass: {
    title: 'Singpass (played by the test server)',
    yes: 'Share my information',
    no: 'Refuse',
    other: 'My pass opens no accounts',
    back: '/sgp/authKyc/callback',
  },
  bankPage: {
    title: 'Open an account with the bank (played by the test server)',
    yes: 'Open my account',
    no: 'Leave',
    other: 'I have an account with this bank already',
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

/** `GET /kyc-page/:state` shows, `POST /kyc-page/:state/:outcome` ends it. */
export function handoffPages(app: FastifyInstance, runtime: Runtime): void {
  const open = async (state: string): Promise<Handoff | undefined> => {
    if (!/^[\w-]{20,80}$/.test(state)) return undefined;
    const found = await handoffOf(runtime, state);
    return found && found.createdAt + handoffMs > runtime.clock.now() ? found : undefined;
  };
  const html = 'text/html; charset=utf-8';
  const gone = page('<h1>This link no longer works</h1><a class="no" href="/">Back to the app</a>');

  app.get<{ Params: { state: string } }>('/kyc-page/:state', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('content-security-policy', providerPagePolicy);
    const handoff = await open(request.params.state);
    if (!handoff) return reply.code(404).type(html).send(gone);
    if (handoff.status !== 'open')
      return reply
        .type(html)
        .send(page(`<h1>This is done</h1><a class="yes" href="${wayBack(handoff)}">Back to the app</a>`));
    const { title, yes, no, other } = words[handoff.kind];
    const button = (outcome: string, label: string, kind: string) =>
      `<form method="post" action="/kyc-page/${handoff.state}/${outcome}"><button id="pay-${outcome}" class="${kind}">${label}</button></form>`;
    return reply
      .type(html)
      .send(
        page(
          `<h1>${title}</h1>${button('paid', yes, 'yes')}${button('failed', other, 'no')}${button('cancelled', no, 'no')}`,
        ),
      );
  });

  app.post<{ Params: { state: string; outcome: string } }>(
    '/kyc-page/:state/:outcome',
    async (request, reply) => {
      const handoff = await open(request.params.state);
      const known: Readonly<Record<string, Handoff['status']>> = handoff ? outcomes[handoff.kind] : {};
      const status = known[request.params.outcome];
      if (!handoff || !status) return reply.code(404).type(html).send(gone);
      const settled = await runtime.transact((work) => settleHandoff(work, handoff, status));
      if ((request.headers.accept ?? '').includes('application/json'))
        return reply.send({ status: settled.status });
      return reply.redirect(wayBack(settled), 303);
    },
  );
}
