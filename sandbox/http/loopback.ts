import type { FastifyRequest } from 'fastify';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|::1)(:\d+)?$/;

export const isLoopback = (request: FastifyRequest): boolean =>
  request.ip === '::1' || request.ip.startsWith('127.') || request.ip.startsWith('::ffff:127.');
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
