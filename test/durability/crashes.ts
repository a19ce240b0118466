import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { seededRandom, type SeededRandom } from '../../sandbox/seeded/random';
import { newKey, type payOf, quoted, remitter, type Remitter, sendCommit } from '../contract/support/orders';
import { sandboxClient } from '../contract/support/sandboxClient';
import type { TestSandbox } from '../contract/support/testSandbox';
import { consoleClient } from '../journeys/console';
import { start, type Started } from './process';

export interface CrashReport {
  crashes: number;
  acknowledged: number;
  orders: number;
  payees: number;
  batches: number;
  lost: number;
  failures: string[];
}

interface Written {
  orders: { seqNo: string; status: string }[];
  payees: string[];
  batches: string[];
}

const people = 3;

export async function runCrashes(options: {
  crashes: number;
  seed: string;
  readyAfterCrash: (crash: number, report: CrashReport) => void;
}): Promise<CrashReport> {
  const random = seededRandom(options.seed);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'homeward-crashes-'));
  const report: CrashReport = {
    crashes: 0,
    acknowledged: 0,
    orders: 0,
    payees: 0,
    batches: 0,
    lost: 0,
    failures: [],
  };
  const all: Written = { orders: [], payees: [], batches: [] };
  let fresh: Written = { orders: [], payees: [], batches: [] };
  let team: Remitter[] = [];
  let running = await start(dataDir);
  try {
    team = await gather(running);
    for (let crash = 1; crash <= options.crashes; crash += 1) {
      fresh = await writeAndCrash(running, team, random, `${options.seed}-${crash}`);
      report.crashes = crash;
      for (const kind of ['orders', 'payees', 'batches'] as const) {
        all[kind].push(...(fresh[kind] as never[]));
        report[kind] += fresh[kind].length;
        report.acknowledged += fresh[kind].length;
      }
      running = await start(dataDir);
      if (!running.url) throw new Error(`it does not open again: ${running.output()}`);
      if (/error/i.test(running.output()))
        report.failures.push(`kill ${crash}: ${running.output().slice(0, 300)}`);
      team = team.map((person) => ({ ...person, client: sameSession(person, running) }));
      await look(team, fresh, report, `after kill ${crash}`);
      options.readyAfterCrash(crash, report);
    }
    await look(team, all, report, 'in the end');
    const code = await running.kill('SIGTERM');
    if (code !== 0) report.failures.push(`the last stop ended with ${code}`);
  } catch (error) {
    report.failures.push((error as Error).message);
    await running.kill('SIGKILL');
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}

async function gather({ url }: Started): Promise<Remitter[]> {
  const sandbox = {
    url,
    client: (headers?: Record<string, string>) => sandboxClient(url, headers),
    console: consoleClient(url, 't'),
  } as TestSandbox;
  const team: Remitter[] = [];
  while (team.length < people) team.push(await remitter(sandbox));
  return team;
}

function sameSession(person: Remitter, { url }: Started): Remitter['client'] {
  const client = sandboxClient(url, { market: person.market });
  client.token = person.client.token;
  return client;
}

async function writeAndCrash(
  running: Started,
  team: readonly Remitter[],
  random: SeededRandom,
  name: string,
): Promise<Written> {
  const written: Written = { orders: [], payees: [], batches: [] };
  const enough = random.int(4, 24);
  let killed = false;
  let reached: () => void = () => undefined;
  const target = new Promise<void>((resolve) => (reached = resolve));
  const count = () =>
    written.orders.length + written.payees.length + written.batches.length >= enough && reached();
  const until = async (work: (round: number) => Promise<void>) => {
    for (let round = 0; !killed; round += 1) {
      await work(round).catch(() => undefined);
      count();
    }
  };
  const orders = (person: Remitter) => async () => {
    const params = await quoted(person, { sourceAmount: `${random.int(20, 60)}.00` });
    const { envelope } = await sendCommit(person.client, params, newKey());
    if (envelope.code !== '0') return;
    const { order } = envelope.model as { order: Parameters<typeof payOf>[0] };
    const entry = { seqNo: order.seqNo, status: 'WAIT_PAYMENT' };
    written.orders.push(entry);
    const cancelled = await person.client.send('order.cancel', { seqNo: order.seqNo });
    if (cancelled.envelope.code === '0') entry.status = 'PAYMENT_CANCELED';
  };
  const batches = (person: Remitter, lane: number) => async (round: number) => {
    const batchId = `batch-${name}-${lane}-${round}`;
    const sent = await person.client.send('tracking.collect', { batchId, events: [{ eventCode: 'kill' }] });
    if (sent.envelope.code === '0') written.batches.push(batchId);
  };
  const payees = (person: Remitter) => async () => {
    const { envelope } = await person.client.send('payee.add', {
      sourceCountry: 'AUS',
      country: 'CHN',
      accountType: 'bank',
      firstName: 'Min',
      lastName: 'Zhao',
      cardNumber: withCheckDigit(`62284800${random.digits(10)}`),
      areaCode: '86',
      phoneNumber: `139${random.digits(8)}`,
      relationshipToReceiver: 'parents',
    });
    if (envelope.code === '0') written.payees.push((envelope.model as { payee: { id: string } }).payee.id);
  };
  const [first, second, third] = team as [Remitter, Remitter, Remitter];
  const writers = [
    until(orders(first)),
    until(orders(second)),
    until(payees(third)),
    until(batches(first, 1)),
    until(batches(third, 2)),
  ];
  let late: NodeJS.Timeout | undefined;
  await Promise.race([target, new Promise((resolve) => (late = setTimeout(resolve, 60_000)))]);
  clearTimeout(late);
  const ended = running.kill('SIGKILL');
  killed = true;
  await ended;
  await Promise.all(writers);
  return written;
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

async function look(
  team: readonly Remitter[],
  { orders, payees, batches }: Written,
  report: CrashReport,
  when: string,
): Promise<void> {
  const lose = (what: string) => {
    report.lost += 1;
    report.failures.push(`lost ${when}: ${what}`);
  };
  const [first, second, third] = team as [Remitter, Remitter, Remitter];
  for (const { seqNo, status } of orders) {
    const replies = await Promise.all(
      [first, second].map(({ client }) => client.send('order.get', { seqNo })),
    );
    const found = replies.find(({ envelope }) => envelope.code === '0');
    const now = (found?.envelope.model as { order: { status: string } } | undefined)?.order.status;
    if (!now) lose(`order ${seqNo}`);
    else if (status === 'PAYMENT_CANCELED' && now !== status) lose(`cancel of ${seqNo}, which is ${now}`);
  }
  const { list } = await third.client.call('payee.list', { country: 'CHN' });
  const known = new Set((list as { id: string }[]).map((payee) => payee.id));
  for (const id of payees) if (!known.has(id)) lose(`payee ${id}`);
  for (const batchId of batches) {
    const { accepted } = await first.client.call('tracking.collect', {
      batchId,
      events: [{ eventCode: 'kill' }],
    });
    if (accepted > 0) lose(`events ${batchId}`);
  }
}
