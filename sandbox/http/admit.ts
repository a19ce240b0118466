import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { retryAfter, unavailableNow } from '../dispatch/refusal';
import type { Runtime } from '../runtime';

/** Beyond this no request is answered in time. */
const longestDelayMs = 3000;
/** The plugin takes an interval without sample for an endless delay. */
const sampleMs = 5000;

/** For calls and pages that read the database, if PostgreSQL: PGlite holds this process's event loop. */
export async function admit(
  scope: FastifyInstance,
  { settings }: Runtime,
  shedLoad?: boolean,
): Promise<void> {
  if (!settings) return;
  if (shedLoad)
    await scope.register(underPressure, {
      maxEventLoopDelay: longestDelayMs,
      sampleInterval: sampleMs,
      pressureHandler: (_request, reply) => {
        void reply.header('retry-after', retryAfter);
        throw unavailableNow();
      },
    });
  scope.addHook('onRequest', () => settings.catchUp());
}
