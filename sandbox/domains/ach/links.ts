import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { LinkedAccount } from '../../db/tables/ach';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import { providerPagePolicy } from '../../http/protection';
import { linkEndedPage, readerPage } from '../../http/readerPage';
import type { CallContext, Runtime, Work } from '../../runtime';
import { seededRandom } from '../../seeded/random';
import { refuse } from '../../dispatch/refusal';
import { said } from '../../texts';
import { achRefusals } from './refusals';

const linkMs = 4 * 3_600_000;

/** The last ones demonstrate failures. */
export const institutions: Readonly<Record<string, string>> = {
  ins_first: 'First Example Bank',
  ins_river: 'Riverside Example Credit Union',
  ins_poor: 'Example Bank with empty accounts',
  ins_down: 'Example Bank that is not reachable',
};

export async function openLink(
  context: CallContext,
  mode: 'assets' | 'update',
  accountId: string | null,
): Promise<CallAnswer<'ach.assetsLink'>> {
  const token = `link_${randomBytes(24).toString('base64url')}`;
  const expiresAt = context.now + linkMs;
  await context.db
    .insertInto('achLinks')
    .values({
      token,
      payerId: context.payerId,
      mode,
      accountId,
      status: 'open',
      createdAt: context.now,
      expiresAt,
    })
    .execute();
  return { linkToken: token, linkUrl: `${context.runtime.publicUrl}/plaid/${token}`, expiresAt };
}

export async function ownLink(context: CallContext, token: string): Promise<Row<'achLinks'>> {
  const link = await context.db
    .selectFrom('achLinks')
    .selectAll()
    .where('token', '=', token)
    .where('payerId', '=', context.payerId)
    .executeTakeFirst();
  return link ?? refuse(achRefusals.linkInvalid);
}

export async function plaidEvent(
  context: CallContext,
  params: CallParams<'ach.plaidEvent'>,
): Promise<CallAnswer<'ach.plaidEvent'>> {
  const link = await ownLink(context, params.linkToken);
  await context.db
    .insertInto('achEvents')
    .values({
      linkToken: link.token,
      payerId: context.payerId,
      eventName: params.eventName,
      detail: json({
        institutionId: params.institutionId,
        errorCode: params.errorCode,
        sessionId: params.sessionId,
      }),
      createdAt: context.now,
    })
    .execute();
  if (params.eventName === 'EXIT' && link.status === 'open')
    await context.db
      .updateTable('achLinks')
      .set({ status: 'exit' })
      .where('token', '=', link.token)
      .execute();
  return { done: true };
}

export async function retrieveAsset(
  context: CallContext,
  params: CallParams<'ach.retrieveAsset'>,
): Promise<CallAnswer<'ach.retrieveAsset'>> {
  const link = await ownLink(context, params.linkToken);
  const expired = link.status === 'open' && link.expiresAt <= context.now;
  if (expired || link.status === 'exit') refuse(achRefusals.linkInvalid);
  return {
    status: link.status === 'success' ? 'ready' : link.status === 'failed' ? 'failed' : 'pending',
    institutionName: link.institutionName ?? undefined,
    accounts: link.accounts.map(({ balance, ...account }) => ({
      plaidAccountId: account.plaidAccountId,
      name: account.name,
      mask: account.mask,
      accountType: account.accountType,
      balance: { amount: balance, currencyCode: 'USD' },
    })),
  };
}

/** Seeded: a person finds the same accounts again. */
function accountsAt(payerId: string, institutionId: string): LinkedAccount[] {
  const random = seededRandom(`${payerId}:${institutionId}`);
  return (['checking', 'savings'] as const).map((accountType) => ({
    plaidAccountId: `acc_${random.digits(16)}`,
    name: accountType === 'checking' ? 'Everyday Checking' : 'Savings',
    mask: random.digits(4),
    accountType,
    balance: institutionId === 'ins_poor' ? '3.20' : `${random.int(20, 60)}00.00`,
  }));
}

export async function finishLink(work: Work, token: string, institutionId: string): Promise<string | null> {
  const link = await work.db
    .selectFrom('achLinks')
    .selectAll()
    .where('token', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!link || !(institutionId in institutions || institutionId === 'cancel')) return null;
  if (link.status !== 'open' || link.expiresAt <= work.now) return link.status;
  const status = institutionId === 'cancel' ? 'exit' : institutionId === 'ins_down' ? 'failed' : 'success';
  await work.db
    .updateTable('achLinks')
    .set({
      status,
      institutionId,
      institutionName: institutions[institutionId] ?? null,
      ...(status === 'success' ? { accounts: json(accountsAt(link.payerId, institutionId)) } : {}),
    })
    .where('token', '=', token)
    .execute();
  return status;
}

function backQuery(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    (pair): pair is [string, string] =>
      ['seqNo', 'fundingType', 'accountId'].includes(pair[0]) &&
      typeof pair[1] === 'string' &&
      /^[\w-]{1,64}$/.test(pair[1]),
  );
  return given.map(([name, value]) => `${name}=${value}`).join('&');
}

const tokenShape = /^link_[A-Za-z0-9_-]{20,60}$/;

/** @param query to be posted back with the choice, with its `?` */
function linkPage(token: string, language: string, query: string): string {
  const { say, button, page } = readerPage(language);
  const choices = [...Object.entries(institutions), ['cancel', said('server.page.cancel')] as const];
  return page(
    said('server.page.linkBank'),
    `<h1>${say(said('server.page.chooseBank'))}</h1><p>${say(said('server.page.testBanks'))}</p>${choices
      .map(([id, name]) => button(`/plaid/${token}/${id}${query}`, `bank-${id}`, name))
      .join('')}`,
  );
}

const linkMissing = (request: FastifyRequest): string =>
  linkEndedPage(request, said('server.page.linkBank'), said('server.page.startAgain'));

/** JSON by Accept header. */
export function linkPages(app: FastifyInstance, runtime: Runtime): void {
  const send = (reply: FastifyReply, code: number, html: string) =>
    reply
      .code(code)
      .header('cache-control', 'no-store')
      .header('content-security-policy', providerPagePolicy)
      .type('text/html; charset=utf-8')
      .send(html);
  app.get<{ Params: { token: string } }>('/plaid/:token', async (request, reply) => {
    const { token } = request.params;
    const link = tokenShape.test(token)
      ? await runtime.db
          .selectFrom('achLinks')
          .innerJoin('payers', 'payers.id', 'achLinks.payerId')
          .select(['achLinks.status', 'achLinks.expiresAt', 'payers.language'])
          .where('token', '=', token)
          .executeTakeFirst()
      : undefined;
    if (link?.status !== 'open' || link.expiresAt <= runtime.clock.now())
      return send(reply, 404, linkMissing(request));
    const query = backQuery(request.query);
    return send(reply, 200, linkPage(token, link.language, query && `?${query}`));
  });
  app.post<{ Params: { token: string; institution: string } }>(
    '/plaid/:token/:institution',
    async (request, reply) => {
      const { token, institution } = request.params;
      const status = tokenShape.test(token)
        ? await runtime.transact((work) => finishLink(work, token, institution))
        : null;
      if (status === null) return send(reply, 404, linkMissing(request));
      if ((request.headers.accept ?? '').includes('application/json')) return reply.send({ status });
      const back = [`linkToken=${encodeURIComponent(token)}`, backQuery(request.query)]
        .filter(Boolean)
        .join('&');
      return reply.redirect(`/usa/achAccountAdd?${back}`, 303);
    },
  );
}
