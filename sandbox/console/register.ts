import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual, createHash } from 'node:crypto';
import * as v from 'valibot';
import { codes, isRefusal } from '../dispatch/refusal';
import { hasLoopbackHost, isFromThisMachine } from '../http/loopback';
import type { Runtime } from '../runtime';
import { clockEndpoints } from './clock';
import type { Endpoint } from './endpoint';
import { faultEndpoints } from './faults';
import { pageScript, pageHtml } from './page';
import { orderEndpoints } from './orders';
import { peopleEndpoints } from './people';
import { recordEndpoints } from './records';
import { actionEndpoints } from './runActions';
import { overviewEndpoints, upkeepEndpoints } from './system';
import { textIn } from '../texts';

export interface ConsoleOptions {
  token: string;
  open: boolean;
  reseed: () => Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'unsafe-inline'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** This machine only by default; the API also needs a token. */
export function registerConsole(scope: FastifyInstance, runtime: Runtime, options: ConsoleOptions): void {
  scope.addHook('onRequest', async (request, reply) => {
    // The Host check also stops DNS rebinding.
    if (!options.open && !(isFromThisMachine(request) && hasLoopbackHost(request)))
      return reply.code(403).send({ error: 'The console answers this machine only.' });
    return undefined;
  });
  // Refuses local pages of other origins too.
  scope.options('/*', (_request, reply) => reply.callNotFound());
  scope.get('/', { helmet: { contentSecurityPolicy } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(pageHtml),
  );
  scope.get('/page.js', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await pageScript()),
  );
  void scope.register(
    (api, _options, done) => {
      registerApi(api, runtime, options);
      done();
    },
    { prefix: '/api' },
  );
}

function registerApi(scope: FastifyInstance, runtime: Runtime, { token, reseed }: ConsoleOptions): void {
  const expected = digest(token);
  scope.addHook('onRequest', async (request, reply) => {
    const given = request.headers['x-console-token'];
    if (typeof given !== 'string' || !timingSafeEqual(digest(given), expected))
      return reply
        .code(401)
        .send({ error: 'The console token is missing or wrong. Open the address that the sandbox printed.' });
    return undefined;
  });
  const endpoints: readonly Endpoint[] = [
    ...overviewEndpoints,
    ...clockEndpoints,
    ...faultEndpoints,
    ...recordEndpoints,
    ...actionEndpoints,
    ...upkeepEndpoints(reseed),
    ...peopleEndpoints,
    ...orderEndpoints,
  ];
  for (const row of endpoints)
    scope.route({
      method: row.method,
      url: row.path,
      handler: (request, reply) => answer(runtime, row, request, reply),
    });
  scope.get('/', () => ({
    header: 'x-console-token',
    endpoints: endpoints.map(({ method, path, title, query, body }) => ({
      method,
      path: `/console/api${path}`,
      title,
      query: query ?? {},
      body: body ? fieldsOf(body) : [],
    })),
  }));
}

async function answer(
  runtime: Runtime,
  row: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const result = await row.run({
      runtime,
      query: request.query as Record<string, string>,
      path: request.params as Record<string, string>,
      body: request.body,
    });
    return await reply.header('cache-control', 'no-store').send(result ?? { done: true });
  } catch (error) {
    if (isRefusal(error))
      return reply
        .code(error.code === codes.notFound ? 404 : 409)
        .send({ error: textIn(error.text, 'en'), code: error.code, model: error.model ?? null });
    if (v.isValiError(error))
      return reply.code(400).send({
        error: error.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; '),
      });
    throw error;
  }
}

const fieldsOf = (schema: v.GenericSchema): string[] =>
  Object.entries((schema as { entries?: Record<string, { type: string }> }).entries ?? {}).map(
    ([name, field]) => (field.type === 'optional' ? `${name}?` : name),
  );
