import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)(:\d+)?$/;

/** Headers that proxies add to requests they pass on; anybody can send them too, and gains nothing by it. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

/**
 * Whether a program of this machine asks. Behind a proxy that runs here every connection comes from this machine: what was passed on
 * does not count, whoever the headers name.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  return (
    /^(::1$|(::ffff:)?127\.)/.test(remoteAddress) && proxyHeaders.every((name) => headers[name] === undefined)
  );
}

export const hasLoopbackHost = (request: FastifyRequest): boolean =>
  loopbackHost.test(request.headers.host ?? '');

/** Whether a page comes from this machine: the development servers of the app run on other ports of it. */
export function isLoopbackOrigin(origin: string): boolean {
  try {
    return loopbackHost.test(new URL(origin).host);
  } catch {
    return false;
  }
}
