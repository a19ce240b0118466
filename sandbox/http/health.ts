import type { FastifyInstance } from 'fastify';
import { tablesFit } from '../db/migrate';
import { codes, retryAfter } from '../dispatch/refusal';
import type { Runtime } from '../runtime';

/** Whether to restart the process, and whether to send it calls. Only the second asks the database. */
export function registerHealth(app: FastifyInstance, { db, single, clock, scheduler }: Runtime): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const fit = await tablesFit(db);
    const known = fit === 'own' || fit === 'next';
    const { lastTickAt } = scheduler;
    const state = {
      database: single ? 'pglite' : 'postgres',
      migrations: { own: 'ok', next: 'of the next version', behind: 'behind', tooNew: 'of a later version' }[
        fit
      ],
      // No reason to refuse calls: a clock set ahead takes a long run.
      secondsSinceJobs: lastTickAt === null ? null : Math.round((Date.now() - lastTickAt) / 1000),
      time: clock.now(),
    };
    if (known) return { status: 'ok', ...state };
    return reply
      .code(503)
      .header('retry-after', retryAfter)
      .send({ status: 'unavailable', code: codes.unavailable, ...state });
  });
}
