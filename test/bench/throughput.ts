import { callRow, type CallName } from '@/contracts/calls';
import { toQueryString } from '@/contracts/calls/formCodec';
import { startChild, type Child } from './child';
import type { Figure, Measure } from './figures';
import { ms, perSecond } from './figures';
import { median, requestBytes, runLoad, type Load, type LoadResult } from './load';
import type { BenchSandbox } from './sandboxServer';
import { benchKeys, sealFast } from './seal';

const connections = 50;
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

interface Subject {
  call: CallName;
  params?: Record<string, string>;
  what: string;
  calls: number;
  /** Share of the floor that has to be reached. */
  goal: number;
}

const subjects: readonly Subject[] = [
  { call: 'common.supportCountry', what: 'plain, visitor', calls: 12_000, goal: 0.7 },
  {
    call: 'order.listRecords',
    params: { tab: 'all', pageSize: '10' },
    what: 'plain, signed in',
    calls: 12_000,
    goal: 0.7,
  },
  { call: 'user.profile', what: 'encrypted, signed in', calls: 6000, goal: 0.4 },
  { call: 'order.get', params: { seqNo: '$own' }, what: 'encrypted, signed in', calls: 6000, goal: 0.4 },
];

/** A request of each connection, and what its answer holds; sealed ones are new every time. */
async function prepare(subject: Subject, { url, tokens }: BenchSandbox) {
  const row = callRow(subject.call);
  const paramsOf = (connection: number) =>
    Object.fromEntries(
      Object.entries(subject.params ?? {}).map(([name, value]) => [
        name,
        value === '$own' ? `bench-${connection}-1` : value,
      ]),
    );
  const headers = (connection: number) => ({
    lang: 'en',
    market: 'AUS',
    ...(row.token === 'none' ? {} : { token: tokens[connection] as string }),
    ...(row.method === 'POST' ? form : {}),
  });
  if (!row.encrypted) {
    const bytes = tokens.map((_, i) =>
      row.method === 'GET'
        ? requestBytes('GET', row.path, headers(i))
        : requestBytes('POST', row.path, headers(i), toQueryString(paramsOf(i))),
    );
    return { expect: '"code":"0"', fill: () => (connection: number) => bytes[connection] as Buffer };
  }
  const init = (
    (await (await fetch(`${url}/web/common/secure/init?version=1`)).json()) as {
      model: { keyId: string; publicKey: string };
    }
  ).model;
  const keys = tokens.map(() => benchKeys(init));
  const sealed = (connection: number) => {
    const own = keys[connection] as ReturnType<typeof benchKeys>;
    const bound = { method: row.method, path: row.path, token: tokens[connection] as string };
    const body = toQueryString({ data: sealFast(own, bound, JSON.stringify(paramsOf(connection))) });
    const all = { ...headers(connection), rs: own.rs };
    return row.method === 'GET'
      ? requestBytes('GET', `${row.path}?${body}`, all)
      : requestBytes('POST', row.path, all, body);
  };
  return {
    expect: '{"data":"',
    /** Sealing is the client's work: done before the clock runs. */
    fill(calls: number) {
      const pools = tokens.map((_, i) =>
        Array.from({ length: Math.ceil((calls / connections) * 1.5) }, () => sealed(i)),
      );
      return (connection: number) => pools[connection]?.pop() ?? sealed(connection);
    },
  };
}

interface Round extends LoadResult {
  cpuPerCall: number;
}

async function round(server: Child<unknown>, load: Load): Promise<Round> {
  const before = await server.cpu();
  const result = await runLoad(load);
  return { ...result, cpuPerCall: ((await server.cpu()) - before) / result.calls };
}

/** Calls a second of the sandbox beside bare node:http, in turns, so that whatever else the machine does hits both alike. */
export const throughput: (sandbox: Child<BenchSandbox>) => Measure = (sandbox) => async (report) => {
  const floor = await startChild<{ port: number }>('floorServer.ts');
  try {
    const one = process.env.BENCH_CALL;
    for (const subject of subjects.filter(({ call }) => one === undefined || one === call))
      for (const figure of await measure(subject, sandbox, floor)) report(figure);
  } finally {
    await floor.stop();
  }
};

async function measure(
  subject: Subject,
  sandbox: Child<BenchSandbox>,
  floor: Child<{ port: number }>,
): Promise<Figure[]> {
  const { call, calls, goal, what } = subject;
  const row = callRow(call);
  const { expect, fill } = await prepare(subject, sandbox.ready);
  const load = (port: number, next: Load['next'], share = 1): Load => ({
    port,
    connections,
    calls: Math.round(calls * share),
    next,
    expect,
  });
  const sample = (await answerText(sandbox.ready.port, fill(connections)(0))).slice(0);
  for (const prefix of row.encrypted ? ['', '/crypto'] : [''])
    await floor.ask({ path: `${prefix}${row.path}`, answer: sample });
  // The floor gets the very same bytes.
  const onFloor =
    (next: (connection: number) => Buffer, prefix = '') =>
    (connection: number) =>
      prefix
        ? Buffer.from(
            next(connection).toString('latin1').replace(` ${row.path}`, ` ${prefix}${row.path}`),
            'latin1',
          )
        : next(connection);

  await runLoad(load(sandbox.ready.port, fill(calls / 4), 0.25));
  await runLoad(load(floor.ready.port, onFloor(fill(calls / 4)), 0.25));
  const pairs: { mine: Round; bare: Round; crypto?: Round }[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const bare = await round(floor, load(floor.ready.port, onFloor(fill(calls))));
    const mine = await round(sandbox, load(sandbox.ready.port, fill(calls)));
    const crypto = row.encrypted
      ? await round(floor, load(floor.ready.port, onFloor(fill(calls), '/crypto')))
      : undefined;
    pairs.push({ mine, bare, ...(crypto ? { crypto } : {}) });
  }
  const mid = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of));
  const ratio = mid((pair) => pair.mine.perSecond / pair.bare.perSecond);
  const p99 = mid((pair) => pair.mine.p99Ms);
  const figures: Figure[] = [
    {
      name: `${call} (${what})`,
      figure: perSecond(mid((pair) => pair.mine.perSecond)),
      floor: `node:http ${perSecond(mid((pair) => pair.bare.perSecond))}`,
      ratio,
      goal: `>= ${goal} x`,
      ok: ratio >= goal,
    },
    {
      name: '  p99 at 50 connections',
      figure: ms(p99),
      floor: `node:http ${ms(mid((pair) => pair.bare.p99Ms))}`,
      goal: '<= 50 ms',
      ok: p99 <= 50,
    },
    {
      name: '  processor time a call',
      figure: `${mid((pair) => pair.mine.cpuPerCall).toFixed(0)} us`,
      floor: `node:http ${mid((pair) => pair.bare.cpuPerCall).toFixed(0)} us`,
      ratio: mid((pair) => pair.bare.cpuPerCall / pair.mine.cpuPerCall),
    },
  ];
  if (row.encrypted)
    figures.push({
      name: '  against node:http with the same node:crypto work',
      figure: '',
      floor: perSecond(mid((pair) => pair.crypto?.perSecond ?? 0)),
      ratio: mid((pair) => pair.mine.perSecond / (pair.crypto?.perSecond ?? 1)),
    });
  return figures;
}

/** Body of one answer, as the floor shall send it. */
async function answerText(port: number, request: Buffer): Promise<string> {
  const net = await import('node:net');
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', reject);
    socket.on('data', (chunk: string) => {
      text += chunk;
      const at = text.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (at < 0 || Buffer.byteLength(text.slice(at + 4)) < length) return;
      socket.destroy();
      resolve(text.slice(at + 4));
    });
  });
}
