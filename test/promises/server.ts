import type { FastifyRequest } from 'fastify';
import { type CallName, callRow } from '@/contracts/calls';
import { toFormFields } from '@/contracts/calls/formCodec';
import { Clock } from '../../sandbox/clock/clock';
import { readerOf } from '../../sandbox/db/reader';
import type { Db } from '../../sandbox/db/schema';
import { withTransaction } from '../../sandbox/db/transaction';
import { type Envelope, runCall } from '../../sandbox/dispatch/runCall';
import { Scheduler } from '../../sandbox/jobs/scheduler';
import type { Runtime } from '../../sandbox/runtime';
import { png } from '../contract/support/files';
import { nestedDb } from './savepoints';
import type { Written } from './written';

/** The sandbox's rules within one open transaction. */
export interface Server {
  runtime: Runtime;
  clock: Clock;
  takeWrites: () => Written[];
  /** Returns and clears internal errors. */
  takeFaults: () => string[];
  send: (
    call: CallName,
    params: Record<string, unknown>,
    headers: Record<string, string>,
    file?: Uint8Array,
  ) => Promise<Envelope>;
}

export function serverOn(base: Runtime, outer: Db, startsAt: number): Server {
  const { db, takeWrites } = nestedDb(outer, base.atRest);
  const clock = new Clock({ time: startsAt, speed: 0 });
  const faults: string[] = [];
  const runtime: Runtime = {
    ...base,
    db,
    reader: readerOf(db),
    clock,
    callLog: { add: () => undefined, last: () => Promise.resolve([]), clear: () => Promise.resolve() },
    // Tested elsewhere: encryption, Korea's signatures.
    gate: { ...base.gate, checkSignature: () => undefined },
    scheduler: { lastTickAt: null, tick: () => new Scheduler(runtime).tick() },
    report: (where, error) => void faults.push(`${where}: ${(error as Error).stack ?? String(error)}`),
    transact: async (work) => {
      const after: (() => void | Promise<void>)[] = [];
      const result = await withTransaction(db, (tx) =>
        work({ db: tx, now: clock.now(), runtime, afterCommit: (later) => void after.push(later) }),
      );
      for (const later of after) await later();
      return result;
    },
  };
  return {
    runtime,
    clock,
    takeWrites,
    takeFaults: () => faults.splice(0),
    send: async (call, params, headers, file) => {
      const request = requestOf(call, params, headers, file);
      return (await runCall(runtime, call, { ...callRow(call), encrypted: false }, request)).envelope;
    },
  };
}

function requestOf(
  call: CallName,
  params: Record<string, unknown>,
  headers: Record<string, string>,
  file: Uint8Array | undefined,
): FastifyRequest {
  const row = callRow(call);
  const multipart = row.contentType === 'multipart';
  const named = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, String(params[name])]);
  const request = {
    method: row.method,
    url: row.path,
    protocol: 'http',
    host: '127.0.0.1:8080',
    ip: '127.0.0.1',
    socket: { remoteAddress: '127.0.0.1' },
    headers: { 'content-type': 'application/json', ...headers },
    params: Object.fromEntries(named) as Record<string, string>,
    query: row.method === 'GET' ? toFormFields(params) : {},
    body: params,
    isMultipart: () => multipart,
    parts: async function* () {
      for (const [fieldname, value] of Object.entries(toFormFields(params)))
        yield { type: 'field', fieldname, value };
      const { name, type, bytes } = png('a.png');
      const part = { type: 'file', fieldname: 'file', filename: name, mimetype: type };
      yield { ...part, toBuffer: () => Promise.resolve(Buffer.from(file ?? bytes)) };
    },
  };
  return request as unknown as FastifyRequest;
}
