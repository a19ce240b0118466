import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer's code, of a call. */
    answered: { call: string; code: string; trace_id?: string } | null;
  }
}

export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('answered', null);
  app.addHook('onResponse', async (req, res) =>
    req.log.info({ req, res, ...req.answered, ms: Math.round(res.elapsedTime) }, 'answered'),
  );
}
