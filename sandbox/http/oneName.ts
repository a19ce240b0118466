import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime';
import { hasLoopbackHost } from './loopback';

/** Each name of this machine is another site with its own login: pages redirect to `publicUrl`'s. */
export function keepOneName(scope: FastifyInstance, runtime: Runtime): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { host = '', accept = '' } = request.headers;
    if (request.method !== 'GET' || !accept.includes('text/html') || !hasLoopbackHost(request)) return;
    const { origin, hostname, port } = new URL(runtime.publicUrl);
    const isOtherName = host.endsWith(`:${port}`) && host !== `${hostname}:${port}`;
    if (isOtherName) await reply.redirect(`${origin}${request.url}`);
  });
}
