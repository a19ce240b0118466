import * as v from 'valibot';
import { json } from '../db/schema';
import { notFound, refuse } from '../dispatch/refusal';
import { allowedKycMoves, allowedOrderMoves, moveKyc, moveOrder } from '../machines/moves';
import { pathTo } from '../machines/path';
import type { Endpoint } from './endpoint';
import { endpoint } from './endpoint';

const limitOf = (text: string | undefined, most = 200): number =>
  Math.min(Math.max(Number(text ?? 50) || 50, 1), most);
const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** People, their identity cases and their orders. */
export const peopleEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/payers',
    title: 'People, newest first',
    query: { q: 'part of name, phone, email or id', market: 'market code', limit: 'at most 200' },
    async run({ runtime, query }) {
      const { q, market } = query;
      const rows = await runtime.db
        .selectFrom('payers')
        .select([
          'id',
          'country_code',
          'area_code',
          'phone_number',
          'email',
          'full_name',
          'kyc_status',
          'identity_status',
          'id_type',
          'frozen_until_at',
          'created_at',
        ])
        .$if(Boolean(market), (select) => select.where('country_code', '=', market as string))
        .$if(Boolean(q), (select) =>
          select.where((where) =>
            where.or(
              (['full_name', 'phone_number', 'email', 'id'] as const).map((column) =>
                where(column, 'ilike', like(q as string)),
              ),
            ),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limitOf(query.limit))
        .execute();
      return { payers: rows };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/payers/:id',
    title:
      'One person with case, documents, payees, orders, coupons, messages, collection cards and sessions',
    async run({ runtime, path }) {
      const { db } = runtime;
      const id = path.id as string;
      const payer = await db.selectFrom('payers').selectAll().where('id', '=', id).executeTakeFirst();
      if (!payer) refuse(notFound('person'));
      const cases = await db.selectFrom('kyc_cases').selectAll().where('payer_id', '=', id).execute();
      const caseIds = cases.map((row) => row.id);
      const history = caseIds.length
        ? await db
            .selectFrom('kyc_history')
            .selectAll()
            .where('case_id', 'in', caseIds)
            .orderBy('id')
            .execute()
        : [];
      return {
        payer: {
          ...payer,
          password_hash: undefined,
          pay_password_hash: undefined,
          hasPassword: payer.password_hash !== null,
        },
        cases: cases.map((row) => ({
          ...row,
          allowed: allowedKycMoves(row.status),
          history: history.filter((line) => line.case_id === row.id),
        })),
        documents: await db
          .selectFrom('kyc_documents')
          .selectAll()
          .where('payer_id', '=', id)
          .orderBy('created_at')
          .execute(),
        payees: await db
          .selectFrom('payees')
          .selectAll()
          .where('payer_id', '=', id)
          .where('deleted_at', 'is', null)
          .orderBy('created_at', 'desc')
          .execute(),
        orders: await db
          .selectFrom('orders')
          .selectAll()
          .where('payer_id', '=', id)
          .orderBy('created_at', 'desc')
          .limit(50)
          .execute(),
        coupons: await db
          .selectFrom('coupons')
          .selectAll()
          .where('payer_id', '=', id)
          .orderBy('created_at', 'desc')
          .execute(),
        messages: await db
          .selectFrom('messages')
          .selectAll()
          .where('payer_id', '=', id)
          .orderBy('created_at', 'desc')
          .limit(50)
          .execute(),
        cards: await db
          .selectFrom('payee_cards')
          .selectAll()
          .where('owner_id', '=', id)
          .where('deleted_at', 'is', null)
          .orderBy('created_at', 'desc')
          .limit(50)
          .execute(),
        sessions: await db
          .selectFrom('sessions')
          .select(['kind', 'platform', 'channel', 'created_at', 'expires_at', 'revoked_at', 'revoked_code'])
          .where('payer_id', '=', id)
          .orderBy('created_at', 'desc')
          .limit(20)
          .execute(),
      };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/payers/:id/sessions/end',
    title:
      'Ends every session of a person: their next call is told `code` (10001 expired, 21095 phone, 21096 email, 21097 password changed)',
    body: v.object({ code: v.optional(v.string(), '10001') }),
    run: ({ runtime, path, body }) =>
      runtime.transact(async ({ db, now }) => {
        const result = await db
          .updateTable('sessions')
          .set({ revoked_at: now - 1, revoked_code: body.code })
          .where('payer_id', '=', path.id as string)
          .where((where) => where.or([where('revoked_at', 'is', null), where('revoked_at', '>', now)]))
          .executeTakeFirst();
        return { ended: Number(result.numUpdatedRows) };
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/kyc/:id/move',
    title:
      'Moves a case along an allowed transition; with `through` along the shortest allowed way. `errorCode` is kept with a Fail or a resubmit',
    body: v.object({
      to: v.string(),
      note: v.optional(v.string()),
      errorCode: v.optional(v.string()),
      errorMsg: v.optional(v.string()),
      pageCode: v.optional(v.string()),
      through: v.optional(v.boolean()),
    }),
    run: ({ runtime, path, body }) =>
      runtime.transact(async (work) => {
        const kycCase = await work.db
          .selectFrom('kyc_cases')
          .select('status')
          .where('id', '=', path.id as string)
          .executeTakeFirst();
        if (!kycCase) refuse(notFound('case'));
        const way = body.through ? pathTo(allowedKycMoves, kycCase.status, body.to) : [body.to];
        for (const to of way) {
          const last = to === body.to;
          const audit =
            last && body.errorCode
              ? {
                  kycErrorCode: body.errorCode,
                  auditV2s: [
                    {
                      pageCode: body.pageCode ?? '',
                      errorCode: body.errorCode,
                      errorMsg: body.errorMsg ?? '',
                    },
                  ],
                }
              : null;
          await moveKyc(work, path.id as string, to, {
            actor: 'us',
            note: body.note ?? 'console',
            set: {
              review_at: null,
              ...(last ? { error_code: body.errorCode ?? null, audit: json(audit ?? {}) } : {}),
            },
          });
        }
        return { moved: way };
      }),
  }),
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
          'seq_no',
          'payer_id',
          'country_code',
          'target_country',
          'status',
          'source_amount',
          'source_currency',
          'target_amount',
          'target_currency',
          'payment_method',
          'pay_deadline_at',
          'next_step_at',
          'created_at',
          'updated_at',
        ])
        .$if(Boolean(q), (select) => select.where('seq_no', 'ilike', like(q as string)))
        .$if(Boolean(payerId), (select) => select.where('payer_id', '=', payerId as string))
        .$if(Boolean(status), (select) => select.where('status', '=', status as string))
        .orderBy('created_at', 'desc')
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
        .where((where) => where.or([where('id', '=', wanted), where('seq_no', '=', wanted)]))
        .executeTakeFirst();
      if (!order) refuse(notFound('order'));
      const of = <T extends 'payments' | 'refunds' | 'vouchers'>(table: T) =>
        db
          .selectFrom(table as 'payments')
          .selectAll()
          .where('order_id', '=', order.id)
          .orderBy('created_at')
          .execute();
      return {
        order,
        allowed: allowedOrderMoves(order.status),
        history: await db
          .selectFrom('order_history')
          .selectAll()
          .where('order_id', '=', order.id)
          .orderBy('id')
          .execute(),
        payments: await of('payments'),
        refunds: await of('refunds'),
        vouchers: await of('vouchers'),
      };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/orders/:id/move',
    title: 'Moves an order along an allowed transition; with `through` along the shortest allowed way',
    body: v.object({
      to: v.string(),
      note: v.optional(v.string()),
      actor: v.optional(v.picklist(['payer', 'bank', 'payee', 'us', 'clock']), 'us'),
      through: v.optional(v.boolean()),
    }),
    run: ({ runtime, path, body }) =>
      runtime.transact(async (work) => {
        const wanted = path.id as string;
        const order = await work.db
          .selectFrom('orders')
          .select(['id', 'status'])
          .where((where) => where.or([where('id', '=', wanted), where('seq_no', '=', wanted)]))
          .executeTakeFirst();
        if (!order) refuse(notFound('order'));
        const way = body.through ? pathTo(allowedOrderMoves, order.status, body.to) : [body.to];
        for (const to of way)
          await moveOrder(work, order.id, to, { actor: body.actor, note: body.note ?? 'console' });
        return { moved: way };
      }),
  }),
];
