import { containing } from '../db/like';
import type { Endpoint } from './endpoint';
import { endpoint, limitOf } from './endpoint';

export const recordEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/calls',
    title: 'Last calls in plain text, newest first, secrets masked',
    query: {
      call: 'of one name',
      payerId: 'of one person',
      after: 'newer than this id',
      limit: 'at most 500',
    },
    async run({ runtime, query }) {
      const { call, payerId, after } = query;
      return {
        calls: await runtime.callLog.last({
          limit: limitOf(query.limit, 100, 500),
          ...(call ? { call } : {}),
          ...(payerId ? { payerId } : {}),
          ...(after ? { afterId: Number(after) } : {}),
        }),
      };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/captchas',
    title: 'Verification codes, newest first',
    query: { target: 'part of phone or email' },
    async run({ runtime, query }) {
      const rows = await runtime.db
        .selectFrom('captchas')
        .leftJoin('outbox', 'outbox.id', 'captchas.outboxId')
        .selectAll('captchas')
        // Kept as a hash there; a challenge has no message.
        .select((eb) =>
          eb
            .case()
            .when('captchas.kind', '=', 'challenge')
            .then(eb.ref('captchas.code'))
            .else(eb.ref('outbox.code'))
            .end()
            .as('code'),
        )
        .$if(Boolean(query.target), (select) =>
          select.where('captchas.target', 'ilike', containing(query.target as string)),
        )
        .orderBy('captchas.createdAt', 'desc')
        .limit(50)
        .execute();
      return { captchas: rows };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/outbox',
    title: 'Texts and mails sent, newest first',
    query: { recipient: 'part of phone or email' },
    async run({ runtime, query }) {
      const rows = await runtime.db
        .selectFrom('outbox')
        .selectAll()
        .$if(Boolean(query.recipient), (select) =>
          select.where('recipient', 'ilike', containing(query.recipient as string)),
        )
        .orderBy('id', 'desc')
        .limit(100)
        .execute();
      return { outbox: rows };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/rates',
    title: 'Rates, of one source currency or of every one, with what is pinned',
    query: { source: 'currency; every one without it' },
    run: async ({ runtime, query: { source } }) => ({
      rates: await runtime.db
        .selectFrom('rates')
        .selectAll()
        .$if(source !== undefined, (rows) => rows.where('sourceCurrency', '=', source ?? ''))
        .orderBy('sourceCurrency')
        .orderBy('targetCurrency')
        .execute(),
    }),
  }),
  endpoint({
    method: 'GET',
    path: '/traces',
    title: 'Error traces and tracking events the app sent, newest first',
    async run({ runtime }) {
      const { db } = runtime;
      return {
        errorTraces: await db.selectFrom('errorTraces').selectAll().orderBy('id', 'desc').limit(50).execute(),
        events: await db.selectFrom('events').selectAll().orderBy('id', 'desc').limit(200).execute(),
      };
    },
  }),
];
