import type { FastifyInstance } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { look } from '../metrics/look';
import type { Runtime } from '../runtime';
import { hasLoopbackHost, isFromThisMachine } from './loopback';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** For a Prometheus on this machine, or with the console's token as bearer. */
export function registerMetrics(app: FastifyInstance, runtime: Runtime, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    const near = isFromThisMachine(request) && hasLoopbackHost(request);
    if (!near && !timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply
        .code(401)
        .send({ error: 'Metrics are for this machine or for who has the console token.' });
    await look(runtime);
    return reply
      .header('cache-control', 'no-store')
      .type(runtime.metrics.contentType)
      .send(await runtime.metrics.text());
  });
}
