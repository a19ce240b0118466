import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { addressTooLong, refusalOf, tooManyRequests } from '../dispatch/refusal';
import { isFromThisMachine, isLoopbackOrigin } from './loopback';

/** Of an address with its query: what common proxies take. Paths are shorter, and are compared with the routes. */
const longestAddress = 8_000;
const longestPath = 1_000;

/** Requests a minute and address; a first visit of the app takes about a hundred. */
export const requestsPerMinute = 1000;

const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // Taro's components bring their styles as elements of their own.
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  // Pictures that were chosen or drawn are shown from memory, and read from there to be sent.
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  connectSrc: ["'self'", 'blob:'],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/** Pages may load only the sandbox's own files; the app's two inline scripts are allowed by their hashes. */
export function pagePolicy(html = '') {
  const inline = html
    .split('<script>')
    .slice(1)
    .map((part) => part.split('</script>', 1)[0] as string)
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return {
    useDefaults: false,
    directives: { ...directives, scriptSrc: [...directives.scriptSrc, ...inline] },
  };
}

/** The pages of invented banks and providers: text, their own styles and a form, framed by nobody else. */
export const providerPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'";

/**
 * Device features for pages: the camera for codes and documents, the clipboard for account numbers, the place for the country of
 * whoever opens an invitation; nothing else.
 */
const permissions = Object.entries({
  camera: '(self)',
  'clipboard-read': '(self)',
  'clipboard-write': '(self)',
  fullscreen: '(self)',
  geolocation: '(self)',
  microphone: '()',
  payment: '()',
  usb: '()',
})
  .map(([what, who]) => `${what}=${who}`)
  .join(', ');

/** Headers that browsers heed, and a limit for callers from other machines. `https`: people reach us under TLS. */
export async function protect(app: FastifyInstance, { https = false } = {}): Promise<void> {
  // Helmet has no option for it.
  app.addHook('onSend', async (_request, reply) => void reply.header('permissions-policy', permissions));
  // Before anything reads the address.
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > longestAddress || url.split('?', 1)[0]!.length > longestPath)
      throw refusalOf(addressTooLong, undefined, { status: 414 });
  });
  await app.register(helmet, {
    contentSecurityPolicy: pagePolicy(),
    // Over plain HTTP, on this machine or a test network, there is nothing to be strict about.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    // The app's development servers show its pictures, from another port.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    allowList: isFromThisMachine,
    errorResponseBuilder: (_request, { statusCode }) =>
      refusalOf(tooManyRequests, undefined, { status: statusCode }),
  });
}

/** Lets pages of this machine's other ports read the answers of a scope. */
export async function openToLocalPages(scope: FastifyInstance): Promise<void> {
  await scope.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && isLoopbackOrigin(origin)),
    methods: ['GET', 'POST'],
    maxAge: 600,
  });
}
