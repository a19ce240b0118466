import { callRow } from '@/contracts/calls';
import { toFormFields, toQueryString } from '@/contracts/calls/formCodec';
import type { Child } from './child';
import type { Figure, Measure } from './figures';
import { ms, perSecond } from './figures';
import { median, requestBytes, runLoad, type Load, type LoadResult } from './load';
import type { BenchSandbox } from './sandboxServer';
import { benchKeys, sealFast } from './seal';
import { headersOf, paramsOf, type Subject, subjects } from './subjects';

const connections = 50;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

async function prepare(subject: Subject, { url, tokens }: BenchSandbox) {
  const row = callRow(subject.call);
  const headers = (connection: number) => ({
    ...headersOf(subject, tokens[connection] as string),
    ...(row.method === 'POST' ? form : {}),
  });
  if (!row.encrypted) {
    const bytes = tokens.map((_, i) =>
      row.method === 'GET'
        ? requestBytes('GET', row.path, headers(i))
        : requestBytes('POST', row.path, headers(i), toQueryString(toFormFields(paramsOf(subject, i)))),
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
    const body = toQueryString({ data: sealFast(own, bound, JSON.stringify(paramsOf(subject, connection))) });
    const all = { ...headers(connection), rs: own.rs };
    return row.method === 'GET'
      ? requestBytes('GET', `${row.path}?${body}`, all)
      : requestBytes('POST', row.path, all, body);
  };
  return {
    expect: '{"data":"',
    /** Before timing: sealing is client work. */
    fill: (calls: number) => {
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

/** Interleaves both, so that machine load affects them alike. */
export const throughput: (sandbox: Child<BenchSandbox>) => Measure = (sandbox) => async (report) => {
  const one = process.env.BENCH_CALL;
  for (const subject of subjects.filter(({ call }) => one === undefined || one === call))
    for (const figure of await measure(subject, sandbox)) report(figure);
};

async function measure(subject: Subject, sandbox: Child<BenchSandbox>): Promise<Figure[]> {
  const { call, calls, goal, what } = subject;
  const { port, barePort } = sandbox.ready;
  const { expect, fill } = await prepare(subject, sandbox.ready);
  const mineLoad = (share = 1): Load => {
    const count = Math.round(calls * share);
    return { port, connections, calls: count, next: fill(count), expect };
  };
  const bareLoad = (share = 1): Load => ({ ...mineLoad(share), port: barePort, expect: '"code":"0"' });

  await runLoad(mineLoad(0.25));
  await runLoad(bareLoad(0.25));
  const pairs: { mine: Round; bare: Round }[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const bare = await round(sandbox, bareLoad());
    pairs.push({ bare, mine: await round(sandbox, mineLoad()) });
  }
  const mid = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of));
  const ratio = mid(({ mine, bare }) => mine.perSecond / bare.perSecond);
  const p99 = mid(({ mine }) => mine.p99Ms);
  return [
    {
      name: `${call} (${what})`,
      figure: perSecond(mid(({ mine }) => mine.perSecond)),
      floor: `bare ${perSecond(mid(({ bare }) => bare.perSecond))}`,
      ratio,
      goal: `>= ${goal} x`,
      ok: ratio >= goal,
    },
    {
      name: '  p99 at 50 connections',
      figure: ms(p99),
      floor: `bare ${ms(mid(({ bare }) => bare.p99Ms))}`,
      goal: '<= 100 ms',
      ok: p99 <= 100,
    },
    {
      name: '  processor time a call',
      figure: `${mid(({ mine }) => mine.cpuPerCall).toFixed(0)} us`,
      floor: `bare ${mid(({ bare }) => bare.cpuPerCall).toFixed(0)} us`,
      ratio: mid(({ mine, bare }) => bare.cpuPerCall / mine.cpuPerCall),
    },
  ];
}
