import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codes, Refusal, textIn } from '../dispatch/refusal';
import type { Runtime } from '../runtime';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)(:\d+)?$/;
export const isLoopback = (request: FastifyRequest): boolean => {
  const address = request.socket.remoteAddress ?? '';
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
};
export const hasLoopbackHost = (request: FastifyRequest): boolean =>
  loopbackHost.test(request.headers.host ?? '');

/** Whether pages of an origin may read answers: the development servers of the app run on other ports of the same machine. */
export function allowsOrigin(origin: string): boolean {
  try {
    return loopbackHost.test(new URL(origin).host);
  } catch {
    return false;
  }
}

/** What holds for every answer: no sniffing, other origins only from this machine, one shape for every failure. */
export function registerGuard(app: FastifyInstance, runtime: Runtime): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    const { origin } = request.headers;
    if (!origin || request.url.startsWith('/console')) return done();
    if (!allowsOrigin(origin)) return done();
    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    if (request.method === 'OPTIONS') {
      reply
        .header('access-control-allow-methods', 'GET, POST')
        .header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
        .header('access-control-max-age', '600');
      reply.code(204).send();
      return undefined;
    }
    return done();
  });
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    let refusal: Refusal;
    if (error instanceof Refusal) refusal = error;
    else if (status === 413) refusal = new Refusal(codes.tooLarge, 'The request is too large.', { status });
    else if (status === 415)
      refusal = new Refusal(codes.badParams, 'This content type is not supported.', { status });
    else if (status < 500) refusal = new Refusal(codes.badParams, 'The request is not readable.', { status });
    else {
      runtime.report(request.routeOptions.url ?? 'http', error);
      refusal = new Refusal(codes.serverError, 'Something went wrong on our side. Try again.', {
        status: 500,
      });
    }
    return reply.code(refusal.status).send({
      code: refusal.code,
      msg: textIn(refusal.text, String(request.headers.lang ?? 'en')),
      model: refusal.model ?? null,
      responseHeader: {},
    });
  });
}
