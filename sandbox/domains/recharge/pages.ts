import type { FastifyInstance } from 'fastify';
import { providerPagePolicy } from '../../http/protection';
import type { Runtime, Work } from '../../runtime';
import { payPageHtml, paymentMissingHtml } from '../order/paying/payPage';

const deliverMs = 10_000;

/** Late money is returned; all else changes nothing. */
async function settle(work: Work, token: string, outcome: string): Promise<string | null> {
  const row = await work.db
    .selectFrom('rechargeOrders')
    .selectAll()
    .where('pageToken', '=', token)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (row.paidAt !== null) return 'paid';
  const expired = row.status !== 0 || row.payDeadlineAt <= work.now;
  if (outcome !== 'paid') return expired ? 'expired' : 'unpaid';
  if (expired) {
    await work.db
      .updateTable('rechargeOrders')
      .set({ refundedAt: row.refundedAt ?? work.now })
      .where('id', '=', row.id)
      .execute();
    return 'refunded';
  }
  await work.db
    .updateTable('rechargeOrders')
    .set({ paidAt: work.now, nextStepAt: work.now + deliverMs })
    .where('id', '=', row.id)
    .execute();
  return 'paid';
}

/** In the app's routes. */
const returnPath = (seqNo: string): string => `/rechargeOrderDetail?seqNo=${encodeURIComponent(seqNo)}`;

/** JSON for the wallet's simulator. */
export function pages(app: FastifyInstance, runtime: Runtime): void {
  app.get<{ Params: { token: string } }>('/recharge/pay/:token', async (request, reply) => {
    const row = await runtime.db
      .selectFrom('rechargeOrders')
      .innerJoin('payers', 'payers.id', 'rechargeOrders.payerId')
      .selectAll('rechargeOrders')
      .select('payers.language')
      .where('pageToken', '=', request.params.token)
      .executeTakeFirst();
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', providerPagePolicy)
      .type('text/html; charset=utf-8');
    if (!row) return reply.code(404).send(paymentMissingHtml(request));
    const html = payPageHtml({
      action: `/recharge/pay/${row.pageToken}`,
      language: row.language,
      amount: row.amount,
      currency: row.currency,
      seqNo: row.seqNo,
      open: row.status === 0 && row.paidAt === null && row.payDeadlineAt > runtime.clock.now(),
      back: returnPath(row.seqNo),
    });
    return reply.send(html);
  });
  app.post<{ Params: { token: string; outcome: string } }>(
    '/recharge/pay/:token/:outcome',
    async (request, reply) => {
      const status = await runtime.transact((work) =>
        settle(work, request.params.token, request.params.outcome),
      );
      if (status === null)
        return reply.code(404).type('text/html; charset=utf-8').send(paymentMissingHtml(request));
      if ((request.headers.accept ?? '').includes('application/json')) return reply.send({ status });
      const { seqNo } = await runtime.db
        .selectFrom('rechargeOrders')
        .select('seqNo')
        .where('pageToken', '=', request.params.token)
        .executeTakeFirstOrThrow();
      return reply.redirect(returnPath(seqNo), 303);
    },
  );
}
