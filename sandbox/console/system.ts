import * as v from 'valibot';
import { callNames, callRow } from '@/contracts/calls';
import { faultKinds } from '../dispatch/faultKinds';
import { clockState } from './clock';
import type { Endpoint } from './endpoint';
import { endpoint } from './endpoint';
import { reset } from './reset';

export const overviewEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/status',
    title: 'Clock, address and row counts of this sandbox',
    async run({ runtime }) {
      const count = async (table: 'payers' | 'orders' | 'payees' | 'events' | 'errorTraces') =>
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
          errorTraces: await count('errorTraces'),
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
];

export const upkeepEndpoints = (reseed: () => Promise<void>): readonly Endpoint[] => [
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
      'Empties every table and writes reference rows and, unless `seed` is false, new demo accounts; the clock returns to real time',
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
