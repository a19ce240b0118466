import { isPayable } from '@/domain/statuses/orderSets';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/schema';
import { providerPagePolicy } from '../../../http/protection';
import { languageOfRequest } from '../../../http/readerPage';
import type { PaymentOutcome, Runtime } from '../../../runtime';
import { useWebTicket } from '../../account/signIn/webTicket';
import { payPageHtml, paymentMissingHtml, refundPageHtml } from '../paying/payPage';
import { settlePayment } from '../money/settle';

const outcomes: readonly PaymentOutcome[] = ['paid', 'cancelled', 'failed'];
const tokenShape = /^[A-Za-z0-9_-]{20,80}$/;

/** In the app's routes. */
const returnPath = (method: string, seqNo: string): string =>
  `${method === '410' ? '/aunz/poliPayback' : '/orderPayBack'}?seqNo=${encodeURIComponent(seqNo)}`;

export function orderPages(app: FastifyInstance, runtime: Runtime): void {
  payPages(app, runtime);
  refundPage(app, runtime);
}

/** JSON on request. */
function payPages(app: FastifyInstance, runtime: Runtime): void {
  const missing = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).type('text/html; charset=utf-8').send(paymentMissingHtml(request));

  app.get<{ Params: { token: string } }>('/pay/:token', async (request, reply) => {
    const payment = await paymentOf(runtime.db, request.params.token);
    if (!payment) return missing(request, reply);
    reply.header('cache-control', 'no-store').header('content-security-policy', providerPagePolicy);
    return reply.type('text/html; charset=utf-8').send(
      payPageHtml({
        action: `/pay/${request.params.token}`,
        language: payment.language,
        amount: payment.amount,
        currency: payment.currency,
        seqNo: payment.seqNo,
        open: payment.status === 'created' && isPayable(payment.orderStatus),
        back: returnPath(payment.method, payment.seqNo),
      }),
    );
  });

  app.post<{ Params: { token: string; outcome: string } }>('/pay/:token/:outcome', async (request, reply) => {
    const outcome = outcomes.find((known) => known === request.params.outcome);
    const payment = await paymentOf(runtime.db, request.params.token);
    if (!payment || !outcome) return missing(request, reply);
    const settled = await runtime.transact((work) => settlePayment(work, payment.id, outcome), {
      serialKey: payment.payerId,
    });
    if ((request.headers.accept ?? '').includes('application/json'))
      return reply.send({ status: settled.status });
    return reply.redirect(returnPath(payment.method, payment.seqNo), 303);
  });
}

/** Needs a ticket from the app. */
function refundPage(app: FastifyInstance, runtime: Runtime): void {
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    '/refund/:id',
    // A HEAD request must not consume the ticket.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { params, query, host } = request;
      const { token } = query;
      const refund =
        typeof token === 'string' && tokenShape.test(token)
          ? await runtime.transact(async (work) => {
              const payerId = await useWebTicket(work, token, host);
              return payerId && refundOf(work.db, params.id, payerId);
            })
          : null;
      return reply
        .code(refund ? 200 : 404)
        .header('cache-control', 'no-store')
        .header('content-security-policy', providerPagePolicy)
        .type('text/html; charset=utf-8')
        .send(refundPageHtml(refund || null, languageOfRequest(request)));
    },
  );
}

async function paymentOf(db: Db, token: string) {
  if (!tokenShape.test(token)) return undefined;
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .innerJoin('payers', 'payers.id', 'payments.payerId')
    .select([
      'payments.id',
      'payments.payerId',
      'payments.method',
      'payments.amount',
      'payments.currency',
      'payments.status',
      'orders.status as orderStatus',
      'orders.seqNo',
      'payers.language',
    ])
    .where('payments.pageToken', '=', token)
    .executeTakeFirst();
}

const refundOf = (db: Db, id: string, payerId: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .innerJoin('payers', 'payers.id', 'orders.payerId')
    .select([
      'refunds.amount',
      'refunds.currency',
      'refunds.status',
      'refunds.createdAt as since',
      'refunds.updatedAt as changed',
      'orders.seqNo',
      'payers.language',
    ])
    .where('refunds.id', '=', id)
    .where('orders.payerId', '=', payerId)
    .executeTakeFirst();
