import * as v from 'valibot';
import { kycStatusNames } from '@/domain/statuses/names';
import { createPayer } from '../domains/account/signIn/create';
import { auditJson } from '../domains/kyc/cases';
import { containing } from '../db/like';
import { json } from '../db/schema';
import { notFound, refuse } from '../dispatch/refusal';
import { endLogins, issueSession } from '../dispatch/sessions';
import { newId } from '../ids';
import { allowedKycMoves, moveKyc } from '../machines/moves';
import { pathTo } from '../machines/path';
import type { Endpoint } from './endpoint';
import { endpoint, limitOf } from './endpoint';
import { personOf } from './person';

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
          'countryCode',
          'areaCode',
          'phoneNumber',
          'email',
          'fullName',
          'kycStatus',
          'identityStatus',
          'idType',
          'createdAt',
        ])
        .$if(Boolean(market), (select) => select.where('countryCode', '=', market as string))
        .$if(Boolean(q), (select) =>
          select.where((where) =>
            where.or(
              (['fullName', 'phoneNumber', 'email', 'id'] as const).map((column) =>
                where(column, 'ilike', containing(q as string)),
              ),
            ),
          ),
        )
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(limitOf(query.limit))
        .execute();
      return { payers: rows };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/payers/:id',
    title: 'One person with case, documents, payees, orders, coupons, messages, request cards and sessions',
    run: ({ runtime, path }) => personOf(runtime.db, path.id as string),
  }),
  endpoint({
    method: 'POST',
    path: '/payers',
    title: 'Makes a verified person without documents or contacts',
    body: v.object({ market: v.string(), lastName: v.optional(v.string(), 'Tester') }),
    run: ({ runtime, body: { market, lastName } }) =>
      runtime.transact(async (work) => {
        const names = { firstName: 'Robin', lastName, fullName: `Robin ${lastName}` };
        const { id } = await createPayer(work, {
          countryCode: market,
          contact: {},
          language: 'en',
          columns: { ...names, kycStatus: 'Pass' },
        });
        return { payerId: id };
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/payers/:id/payees',
    title: 'Gives a person a payee with the fields of `form`, whatever a form would ask for',
    body: v.object({
      country: v.string(),
      accountType: v.string(),
      form: v.record(v.string(), v.string()),
      fullName: v.optional(v.string(), 'Fang Wang'),
      relation: v.optional(v.string(), 'parents'),
    }),
    run: ({ runtime, path, body: { form, ...payee } }) =>
      runtime.transact(async ({ db, now }) => {
        const id = newId('pye');
        await db
          .insertInto('payees')
          .values({
            id,
            payerId: path.id as string,
            ...payee,
            fingerprint: id,
            fields: json({ form, label: 'Example' }),
            createdAt: now,
            updatedAt: now,
          })
          .execute();
        return { payeeId: id };
      }),
  }),
  endpoint({
    method: 'POST',
    path: '/payers/:id/sessions',
    title: 'Signs a person in without a code: the token',
    run: ({ runtime, path }) =>
      runtime.transact(async ({ db, now }) => {
        const payerId = path.id as string;
        const payer = await db
          .selectFrom('payers')
          .select('countryCode')
          .where('id', '=', payerId)
          .executeTakeFirst();
        if (!payer) refuse(notFound);
        const { token } = await issueSession(db, { payerId, countryCode: payer.countryCode }, now);
        return { token };
      }),
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
      to: v.picklist(kycStatusNames),
      note: v.optional(v.string()),
      errorCode: v.optional(v.string()),
      errorMsg: v.optional(v.string()),
      pageCode: v.optional(v.string()),
      through: v.optional(v.boolean()),
    }),
    run: ({ runtime, path, body }) =>
      runtime.transact(async (work) => {
        const kycCase = await work.db
          .selectFrom('kycCases')
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
              reviewAt: null,
              ...(last ? { errorCode: body.errorCode ?? null, audit: auditJson(audit ?? {}) } : {}),
            },
          });
        }
        return { moved: way };
      }),
  }),
];
