import * as v from 'valibot';
import { type OrderStatusName, orderStatusNames } from '@/domain/statuses/names';
import { containing } from '../db/like';
import { notFound, refuse } from '../dispatch/refusal';
import { staffMove } from '../domains/order/staffMove';
import { allowedOrderMoves } from '../machines/moves';
import type { Endpoint } from './endpoint';
import { endpoint, limitOf } from './endpoint';

export const orderEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/orders',
    title: 'Orders, newest first',
    query: {
      q: 'part of the order number',
      payerId: 'of one person',
      status: 'in one status',
      limit: 'at most 200',
    },
    async run({ runtime, query }) {
      const { q, payerId, status } = query;
      const rows = await runtime.db
        .selectFrom('orders')
        .select([
          'id',
          'seqNo',
          'payerId',
          'countryCode',
          'targetCountry',
          'status',
          'sourceAmount',
          'sourceCurrency',
          'targetAmount',
          'targetCurrency',
          'paymentMethod',
          'payDeadlineAt',
          'nextStepAt',
          'createdAt',
          'updatedAt',
        ])
        .$if(Boolean(q), (select) => select.where('seqNo', 'ilike', containing(q as string)))
        .$if(Boolean(payerId), (select) => select.where('payerId', '=', payerId as string))
        .$if(Boolean(status), (select) => select.where('status', '=', status as OrderStatusName))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limitOf(query.limit))
        .execute();
      return { orders: rows };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/orders/:id',
    title:
      'One order, by id or order number, with history, payments, receipts, refunds and its allowed moves',
    async run({ runtime, path }) {
      const { db } = runtime;
      const wanted = path.id as string;
      const order = await db
        .selectFrom('orders')
        .selectAll()
        .where((where) => where.or([where('id', '=', wanted), where('seqNo', '=', wanted)]))
        .executeTakeFirst();
      if (!order) refuse(notFound);
      const of = (table: 'payments' | 'refunds' | 'moneyCases' | 'vouchers') =>
        db
          .selectFrom(table as 'payments')
          .selectAll()
          .where('orderId', '=', order.id)
          .orderBy('createdAt')
          .execute();
      return {
        order,
        allowed: allowedOrderMoves(order.status),
        history: await db
          .selectFrom('orderHistory')
          .selectAll()
          .where('orderId', '=', order.id)
          .orderBy('id')
          .execute(),
        payments: await of('payments'),
        refunds: await of('refunds'),
        cases: await of('moneyCases'),
        vouchers: await of('vouchers'),
      };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/orders/:id/move',
    title:
      'Moves an order along an allowed transition; with `through` along the shortest allowed way, with `overrule` even if a commit of it would be refused now',
    body: v.object({
      to: v.picklist(orderStatusNames),
      note: v.optional(v.string()),
      actor: v.optional(v.picklist(['payer', 'bank', 'payee', 'us', 'clock']), 'us'),
      through: v.optional(v.boolean()),
      overrule: v.optional(v.boolean()),
    }),
    run: ({ runtime, path, body }) =>
      runtime.transact(async (work) => {
        const wanted = path.id as string;
        const order = await work.db
          .selectFrom('orders')
          .selectAll()
          .where((where) => where.or([where('id', '=', wanted), where('seqNo', '=', wanted)]))
          .executeTakeFirst();
        if (!order) refuse(notFound);
        return { moved: await staffMove(work, order, { ...body, note: body.note ?? 'console' }) };
      }),
  }),
];
