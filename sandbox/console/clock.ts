import * as v from 'valibot';
import { jobStates } from '../jobs/jobRuns';
import type { Runtime } from '../runtime';
import type { Endpoint } from './endpoint';
import { endpoint } from './endpoint';

export const clockState = (runtime: Runtime) => ({
  time: runtime.clock.now(),
  speed: runtime.clock.speed,
  wall: Date.now(),
});

export const clockEndpoints: readonly Endpoint[] = [
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
];
