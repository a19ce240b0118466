import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual, createHash } from 'node:crypto';
import * as v from 'valibot';
import { codes, Refusal, textIn } from '../dispatch/refusal';
import { hasLoopbackHost, isLoopback } from '../http/guard';
import type { Runtime } from '../runtime';
import type { Endpoint } from './endpoint';
import { pageScript, pageHtml } from './page';
import { peopleEndpoints } from './people';
import { systemEndpoints } from './system';

export interface ConsoleOptions {
  token: string;
  /** Reachable from other machines too. */
  open: boolean;
  reseed: () => Promise<void>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The QA console: its page at /console/ and its HTTP API below /console/api, guarded by place and token. */
export async function registerConsole(
  app: FastifyInstance,
  runtime: Runtime,
  options: ConsoleOptions,
): Promise<void> {
  const expected = digest(options.token);
  const refuseStrangers = async (request: FastifyRequest, reply: FastifyReply) => {
    // The Host check keeps web pages of other names (DNS rebinding) out as well.
    if (!options.open && !(isLoopback(request) && hasLoopbackHost(request)))
      return reply.code(403).send({ error: 'The console answers this machine only.' });
    return undefined;
  };
  const needToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers['x-console-token'];
    if (typeof token !== 'string' || !timingSafeEqual(digest(token), expected))
      return reply
        .code(401)
        .send({ error: 'The console token is missing or wrong. Open the address that the sandbox printed.' });
    return undefined;
  };

  const endpoints: readonly Endpoint[] = [...systemEndpoints(options.reseed), ...peopleEndpoints];
  for (const row of endpoints) {
    app.route({
      method: row.method,
      url: `/console/api${row.path}`,
      onRequest: [refuseStrangers, needToken],
      handler: (request, reply) => answer(runtime, row, request, reply),
    });
  }
  app.get('/console/api', { onRequest: [refuseStrangers, needToken] }, async () => ({
    header: 'x-console-token',
    endpoints: endpoints.map(({ method, path, title, query, body }) => ({
      method,
      path: `/console/api${path}`,
      title,
      query: query ?? {},
      body: body ? fieldsOf(body) : [],
    })),
  }));
  const security =
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  const page = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-security-policy', security)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageHtml);
  app.get('/console/', { onRequest: refuseStrangers }, page);
  app.get('/console/page.js', { onRequest: refuseStrangers }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(await pageScript()),
  );
}

async function answer(
  runtime: Runtime,
  row: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const body = row.body ? v.parse(row.body, request.body ?? {}) : undefined;
    const result = await row.run({
      runtime,
      query: request.query as Record<string, string>,
      path: request.params as Record<string, string>,
      body: body as never,
    });
    return await reply.header('cache-control', 'no-store').send(result ?? { done: true });
  } catch (error) {
    if (error instanceof Refusal)
      return reply
        .code(error.code === codes.notFound ? 404 : 409)
        .send({ error: textIn(error.text, 'en'), code: error.code, model: error.model ?? null });
    if (error instanceof v.ValiError)
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
