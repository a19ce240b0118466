import { Decimal } from '@/core/decimal';
import type { SeededRandom } from '../../sandbox/seeded/random';
import { seededRandom } from '../../sandbox/seeded/random';
import { marketCodes } from '@/domain/markets/markets';
import type { Commit } from '../contract/support/orders';
import { App } from './app';
import type { Run, Tally } from './scenario';
import { commitThrough, payThrough, switchOff } from './scenario';
import { createWorld, type Sender, type World } from './world';

export interface Report extends Tally {
  seed: string;
  runs: number;
  orders: number;
  lost: string[];
  doubled: string[];
  /** Runs with a missed, doubled or unreturned payment, or another failure. */
  wrong: string[];
  serverRestarts: number;
  seconds: number;
}

/** Below a market's daily limit. */
const perPerson = 8;

/** Under random faults, exactly one order, paid once. A seed repeats its faults. */
export async function runFaults(options: {
  runs: number;
  seed: string;
  only?: number | undefined;
  progress?: (done: number) => void;
}): Promise<Report> {
  const startedAt = performance.now();
  const report: Report = {
    seed: options.seed, runs: 0, orders: 0, lost: [], doubled: [], wrong: [], serverRestarts: 0, seconds: 0,
    faults: new Map(), ways: new Map(), taps: 0, doubleTaps: 0, appRestarts: 0, quotesRenewed: 0, sessionsEnded: 0, lateRetries: 0, keysLost: 0, paid: 0, cancelledThenPaid: 0,
  }; // prettier-ignore
  const world = await createWorld(Math.max(marketCodes.length, Math.ceil(options.runs / perPerson)));
  let restartDue = false;
  const restartEvery = Math.max(25, Math.ceil(options.runs / 12));
  try {
    for (let index = 0; index < options.runs; index += 1) {
      if (options.only !== undefined && index !== options.only) continue;
      const random = seededRandom(`${options.seed}:${index}`);
      const person = world.people[index % world.people.length] as Sender;
      restartDue ||= index % restartEvery === restartEvery - 1;
      restartDue = await oneRun(world, person, random, report, index, restartDue);
      report.runs += 1;
      options.progress?.(report.runs);
    }
    await checkLists(world, report);
    report.serverRestarts = world.restarts;
  } finally {
    await world.close();
  }
  report.seconds = (performance.now() - startedAt) / 1000;
  return report;
}

const ordersOf = ({ sandbox }: World, { payerId }: Sender) =>
  sandbox.db.selectFrom('orders').selectAll().where('payerId', '=', payerId).execute();

async function oneRun(
  world: World,
  person: Sender,
  random: SeededRandom,
  report: Report,
  index: number,
  restartServer: boolean,
): Promise<boolean> {
  const name = `run ${index}`;
  const before = new Set((await ordersOf(world, person)).map((order) => order.seqNo));
  const hit = (kind: string) =>
    void report.faults.set(`wire ${kind}`, (report.faults.get(`wire ${kind}`) ?? 0) + 1);
  const app = new App(world.sandbox.url, await world.signIn(person), random, hit);
  const run: Run = { world, app, person, random, tally: report, planned: [], restartServer };
  let known: { seqNo: string; params: Commit } | null = null;
  let ended: 'paid' | 'returned' | null = null;
  try {
    known = await commitThrough(run);
    ended = await payThrough(run, known.seqNo);
  } catch (error) {
    report.wrong.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    app.network.calm();
    app.client.close();
    await switchOff(run);
  }
  const made = (await ordersOf(world, person)).filter((order) => !before.has(order.seqNo));
  report.orders += made.length;
  if (made.length > 1) report.doubled.push(name);
  const order = made.find((row) => row.seqNo === known?.seqNo);
  if (!order || !known) {
    report.lost.push(name);
    return run.restartServer;
  }
  const { params } = known;
  const same = (mine: string, theirs: string) => new Decimal(mine).equals(theirs);
  if (!same(order.sourceAmount, params.sourceAmount) || !same(order.targetAmount, params.targetAmount))
    report.wrong.push(`${name}: other amounts than were confirmed`);
  if (ended === null) return run.restartServer;
  const of = (table: 'payments' | 'refunds') =>
    world.sandbox.db.selectFrom(table).selectAll().where('orderId', '=', order.id).execute();
  const payments = (await of('payments')).filter((payment) => payment.status === 'paid');
  const refunds = await of('refunds');
  if (payments.length !== 1 || order.paidAt === null)
    report.wrong.push(`${name}: ${payments.length} payments`);
  if (refunds.length !== (ended === 'returned' ? 1 : 0))
    report.wrong.push(`${name}: ${refunds.length} refunds`);
  return run.restartServer;
}

async function checkLists(world: World, report: Report): Promise<void> {
  for (const person of world.people) {
    const client = world.sandbox.client({ market: person.market });
    client.token = await world.signIn(person);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await client.call('order.listRecords', {
        tab: 'all',
        pageSize: 20,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.rows.map((row) => row.seqNo));
      cursor = page.next;
    } while (cursor);
    const there = (await ordersOf(world, person)).map((order) => order.seqNo);
    if (seen.length !== there.length || new Set(seen).size !== there.length)
      report.wrong.push(`list: ${seen.length} of ${there.length} orders`);
  }
}
