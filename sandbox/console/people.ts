import * as v from 'valibot';
import { contactsOf } from '../domains/account/contact';
import { auditJson } from '../domains/kyc/cases';
import { containing } from '../db/like';
import { notFound, refuse } from '../dispatch/refusal';
import { endLogins } from '../dispatch/sessions';
import { locksOf } from '../locks/locks';
import { allowedKycMoves, moveKyc } from '../machines/moves';
import { pathTo } from '../machines/path';
import type { Endpoint } from './endpoint';
import { endpoint, limitOf } from './endpoint';

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
          'created_at',
        ])
        .$if(Boolean(market), (select) => select.where('country_code', '=', market as string))
        .$if(Boolean(q), (select) =>
          select.where((where) =>
            where.or(
              (['full_name', 'phone_number', 'email', 'id'] as const).map((column) =>
                where(column, 'ilike', containing(q as string)),
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
      if (!payer) refuse(notFound);
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
        locks: await locksOf(db, [id, ...contactsOf(payer).map(({ target }) => target)]),
        sessions: await db
          .selectFrom('sessions')
          .innerJoin('logins', 'logins.id', 'sessions.login_id')
          .select([
            'kind',
            'platform',
            'channel',
            'sessions.created_at',
            'expires_at',
            'revoked_at',
            'ended_at',
            'ended_code',
          ]) // prettier-ignore
          .where('sessions.payer_id', '=', id)
          .orderBy('sessions.created_at', 'desc')
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
      runtime.transact(async ({ db, now }) => ({
        ended: await endLogins(db, path.id as string, now, { code: body.code }),
      })),
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
        if (!kycCase) refuse(notFound);
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
              ...(last ? { error_code: body.errorCode ?? null, audit: auditJson(audit ?? {}) } : {}),
            },
          });
        }
        return { moved: way };
      }),
  }),
];
