import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)(:\d+)?$/;

/** Forging them gains nothing. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/** Proxied requests never count: a local proxy connects from here. */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  return (
    /^(::1$|(::ffff:)?127\.)/.test(remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined)
  );
}

export const hasLoopbackHost = (request: FastifyRequest): boolean =>
  loopbackHost.test(request.headers.host ?? '');

/** Development servers have other ports. */
export function isLoopbackOrigin(origin: string): boolean {
  try {
    return loopbackHost.test(new URL(origin).host);
  } catch {
    return false;
  }
}
