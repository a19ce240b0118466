import Fastify from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { AddressInfo } from 'node:net';
import { parse } from 'node:querystring';
import { callRow } from '@/contracts/calls';
import type { Db } from '../../sandbox/db/schema';
import { subjects } from './subjects';

/** Of one recorded call, in order. */
export interface Recorded {
  queries: readonly CompiledQuery[];
  answer: unknown;
}

/** @param token '' for a visitor */
export const recordKey = (path: string, token: string): string => `${path} ${token}`;

export async function startBareServer(db: Db, recorded: ReadonlyMap<string, Recorded>): Promise<number> {
  const app = Fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );
  for (const { method, path } of subjects.map(({ call }) => callRow(call)))
    app.route({
      method,
      url: path,
      async handler(request) {
        const known = recorded.get(recordKey(path, String(request.headers.token ?? '')));
        if (!known) throw new Error('Nothing was recorded for this person.');
        for (const query of known.queries) await db.executeQuery(query);
        return known.answer;
      },
    });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}
