import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { addressTooLong, refusalOf, tooManyRequests } from '../dispatch/refusal';
import { isFromThisMachine, isLoopbackOrigin } from './loopback';
import { requestIdHeader } from './requestId';

/** As common proxies allow. */
const longestAddress = 8_000;
const longestPath = 1_000;

/** Per address; a first visit takes about a hundred. */
export const requestsPerMinute = 1000;

const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  // Taro's components add style elements.
  styleSrc: ["'self'", "'unsafe-inline'"],
  fontSrc: ["'self'", 'data:'],
  // Chosen or drawn pictures.
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  connectSrc: ["'self'", 'blob:'],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'self'"],
};

/** The app's inline scripts are allowed by hash. */
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

export const providerPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'";

/** Camera: codes and documents. Location: the country of an invitation's reader. */
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

/** `https`: under TLS. */
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
    // Would break plain HTTP on a test network.
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    // Development servers' pictures are on another port.
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

export async function openToLocalPages(scope: FastifyInstance): Promise<void> {
  await scope.register(cors, {
    origin: (origin, allow) => allow(null, origin !== undefined && isLoopbackOrigin(origin)),
    methods: ['GET', 'POST'],
    exposedHeaders: ['date', 'retry-after', requestIdHeader],
    maxAge: 600,
  });
}
