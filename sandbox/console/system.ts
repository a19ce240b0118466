import * as v from 'valibot';
import { callNames, callRow } from '@/contracts/calls';
import type { CallName } from '@/contracts/calls';
import { containing } from '../db/like';
import type { FaultKind } from '../dispatch/faults';
import { faultKinds } from '../dispatch/faults';
import { codes, notFound, refuse } from '../dispatch/refusal';
import { jobStates } from '../jobs/jobRuns';
import type { Runtime } from '../runtime';
import type { Endpoint } from './endpoint';
import { endpoint, limitOf } from './endpoint';
import { reset } from './reset';

const clockState = (runtime: Runtime) => ({
  time: runtime.clock.now(),
  speed: runtime.clock.speed,
  wall: Date.now(),
});

export function systemEndpoints(reseed: () => Promise<void>): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/status',
      title: 'Clock, address and row counts of this sandbox',
      async run({ runtime }) {
        const count = async (table: 'payers' | 'orders' | 'payees' | 'events' | 'error_traces') =>
          Number(
            (
              await runtime.db
                .selectFrom(table)
                .select((row) => row.fn.countAll<number>().as('count'))
                .executeTakeFirstOrThrow()
            ).count,
          );
        return {
          clock: clockState(runtime),
          single: runtime.single,
          url: runtime.url,
          counts: {
            payers: await count('payers'),
            orders: await count('orders'),
            payees: await count('payees'),
            events: await count('events'),
            errorTraces: await count('error_traces'),
          },
          unanswered: callNames.filter((call) => !runtime.handlers[call]),
        };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/catalogue',
      title: 'Every call and every kind of fault',
      run: async () => ({
        calls: callNames.map((name) => ({
          name,
          method: callRow(name).method,
          path: callRow(name).path,
          encrypted: callRow(name).encrypted,
          owner: callRow(name).owner,
        })),
        faultKinds,
      }),
    }),
    endpoint({
      method: 'GET',
      path: '/clock',
      title: 'Sandbox time (epoch ms) and speed',
      run: async ({ runtime }) => clockState(runtime),
    }),
    endpoint({
      method: 'POST',
      path: '/clock',
      title: 'Sets time, moves it ahead or changes its speed, then runs what has come due',
      body: v.object({
        time: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
        advanceMs: v.optional(v.pipe(v.number(), v.integer())),
        speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
      }),
      async run({ runtime, body }) {
        const change: { time?: number; advanceMs?: number; speed?: number } = {};
        if (body.time !== undefined) change.time = body.time;
        if (body.advanceMs !== undefined) change.advanceMs = body.advanceMs;
        if (body.speed !== undefined) change.speed = body.speed;
        await runtime.clock.set(change, runtime.db);
        const moved = await runtime.scheduler.tick();
        return { ...clockState(runtime), moved };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/tick',
      title: 'Runs everything that has come due now',
      run: async ({ runtime }) => ({ moved: await runtime.scheduler.tick() }),
    }),
    endpoint({
      method: 'GET',
      path: '/jobs',
      title: 'Jobs in the order in which they run: rows moved so far, failures, and the last error',
      run: async ({ runtime }) => ({ jobs: await jobStates(runtime.db, runtime.domains) }),
    }),
    endpoint({
      method: 'GET',
      path: '/faults',
      title: 'Faults switched on',
      async run({ runtime }) {
        // Other sandboxes may have counted hits.
        await runtime.faults.reload();
        return { faults: runtime.faults.list() };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/faults',
      title: 'Switches a fault on for a call, or `*` for all; `times` or `share` limit it',
      body: v.object({
        call: v.string(),
        kind: v.picklist(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
        detail: v.optional(
          v.object({
            code: v.optional(v.string()),
            msg: v.optional(v.string()),
            model: v.optional(v.record(v.string(), v.any())),
            status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
            ms: v.optional(v.number()),
            percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
          }),
        ),
        times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      }),
      async run({ runtime, body }) {
        if (body.call !== '*' && !callNames.includes(body.call as CallName))
          refuse({ code: codes.badParams, text: `There is no call ${body.call}.` });
        return {
          id: await runtime.faults.add(body as Parameters<typeof runtime.faults.add>[0], runtime.clock.now()),
        };
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/faults',
      title: 'Switches every fault off',
      run: async ({ runtime }) => runtime.faults.remove(),
    }),
    endpoint({
      method: 'DELETE',
      path: '/faults/:id',
      title: 'Switches one fault off',
      run: async ({ runtime, path }) => runtime.faults.remove(path.id),
    }),
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
          .selectAll()
          .$if(Boolean(query.target), (select) => select.where('target', 'ilike', `%${query.target}%`))
          .orderBy('created_at', 'desc')
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
          .$if(source !== undefined, (rows) => rows.where('source_currency', '=', source ?? ''))
          .orderBy('source_currency')
          .orderBy('target_currency')
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
          errorTraces: await db
            .selectFrom('error_traces')
            .selectAll()
            .orderBy('id', 'desc')
            .limit(50)
            .execute(),
          events: await db.selectFrom('events').selectAll().orderBy('id', 'desc').limit(200).execute(),
        };
      },
    }),
    endpoint({
      method: 'GET',
      path: '/actions',
      title: 'What the domains add: actions and one-click scenes',
      run: async ({ runtime }) => ({
        actions: allActions(runtime).map(({ name, title, kind }) => ({ name, title, kind })),
      }),
    }),
    endpoint({
      method: 'POST',
      path: '/actions/:name',
      title: 'Runs one of them in a transaction, with its params as the body',
      body: v.record(v.string(), v.unknown()),
      async run({ runtime, path, body }) {
        const action = allActions(runtime).find((row) => row.name === path.name);
        if (!action) refuse(notFound);
        const result = await runtime.transact((work) => action.run(work, body));
        await runtime.scheduler.tick();
        return result ?? { done: true };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/keys/rotate',
      title: 'Changes the key of the encrypted calls, as production does: clients have to fetch it again',
      async run({ runtime }) {
        await runtime.gate.rotate();
        await runtime.gate.rotate();
        return { keyId: runtime.gate.init('').keyId };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/reset',
      title:
        'Empties every table and writes reference rows and, unless `seed` is false, the demo accounts anew; the clock returns to real time',
      body: v.object({ seed: v.optional(v.boolean(), true) }),
      async run({ runtime, body }) {
        await reset(runtime);
        if (body.seed) await reseed();
        return { done: true };
      },
    }),
    endpoint({
      method: 'POST',
      path: '/seed',
      title: 'Writes the demo accounts if they are not there',
      async run() {
        await reseed();
        return { done: true };
      },
    }),
  ];
}

const allActions = (runtime: Runtime) => runtime.domains.flatMap((domain) => domain.consoleActions ?? []);
