import { Decimal } from '@/core/decimal';
import { marketCodes, markets } from '@/domain/markets/markets';
import { json } from '../../sandbox/db/schema';
import type { Work } from '../../sandbox/runtime';
import { isRefusal } from '../../sandbox/dispatch/refusal';
import { newId } from '../../sandbox/ids';
import { reconcile } from '../../sandbox/domains/books/reconcile';
import { moveOrder } from '../../sandbox/machines/moves';
import { seededRandom } from '../../sandbox/seeded/random';
import type { Remitter } from '../contract/support/orders';
import type { TestSandbox } from '../contract/support/testSandbox';
import { sumFor } from '../contract/support/ways';
import { breachOf } from './equation';
import { linkedAccount } from './world';
import { decimalsOf, drawStep, type History, type MoneyReport, steps } from './moneySteps';

/** Rolls back histories: a hundred thousand need no space. */
class Undo extends Error {}

async function newOrder(
  work: Work,
  person: Remitter,
  { random, market }: Pick<History, 'random' | 'market'>,
): Promise<string> {
  const id = newId('ord');
  const decimals = decimalsOf(market);
  const { currency } = markets[market];
  const amount = new Decimal(sumFor(market)).times(random.int(5000, 500_000)).div(100_000);
  const fee = new Decimal(random.pick([0, 5, 8]));
  await work.db
    .insertInto('orders')
    .values({
      id,
      seqNo: `HW${id}`,
      payerId: person.payerId,
      payeeId: person.payeeId,
      countryCode: market,
      targetCountry: 'CHN',
      status: 'INIT',
      sourceCurrency: currency,
      sourceAmount: amount.toFixed(decimals),
      targetCurrency: 'CNY',
      targetAmount: amount.times(4.8).toFixed(2),
      rate: '4.8',
      feeAmount: fee.toFixed(decimals),
      feeCurrency: currency,
      totalAmount: amount.plus(fee).toFixed(decimals),
      receiptMethod: 'bank',
      relation: 'parents',
      payDeadlineAt: work.now + 24 * 3_600_000,
      payerInfo: json({ userId: person.payerId, fullName: 'Mia Taylor' }),
      payeeInfo: json({ id: person.payeeId, name: 'Min Zhao', accountType: 'bank', payeeLabel: '', country: 'CHN' }),
      createdAt: work.now,
      updatedAt: work.now,
    })
    .execute(); // prettier-ignore
  await moveOrder(work, id, 'WAIT_PAYMENT', { actor: 'payer' });
  return id;
}

async function play(
  work: Work,
  person: Remitter,
  { random, report, accountId }: Pick<History, 'random' | 'report' | 'accountId'>,
): Promise<void> {
  const market = random.pick(marketCodes);
  const id = await newOrder(work, person, { random, market });
  const history: History = {
    work,
    person,
    random,
    market,
    accountId,
    report,
    came: new Decimal(0),
    order: () => work.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    payments: () =>
      work.db.selectFrom('payments').selectAll().where('orderId', '=', id).orderBy('id').execute(),
  };
  const done: string[] = [];
  for (let length = random.int(4, 12); length > 0; length -= 1) {
    const name = done.length === 0 ? 'choose' : drawStep(random, (await history.order()).status);
    let wrong: string | null = null;
    try {
      await steps[name]?.(history);
      done.push(name);
      report.taken[name] = (report.taken[name] ?? 0) + 1;
    } catch (error) {
      // Incoming money must not be refused.
      if (!isRefusal(error)) throw error;
      if (['pay', 'callback', 'partial', 'time'].includes(name)) wrong = `${name} was refused: ${error.code}`;
    }
    report.steps += 1;
    const payments = await history.payments();
    const awaited = payments.filter(({ status, bookedTo }) => status === 'authorised' && bookedTo === null);
    wrong ??= breachOf(
      await history.order(),
      payments,
      await work.db.selectFrom('refunds').selectAll().where('orderId', '=', id).execute(),
      await work.db.selectFrom('moneyCases').selectAll().where('orderId', '=', id).execute(),
      awaited.reduce((came, { amount }) => came.minus(amount), history.came),
    );
    if (wrong) return void report.breaches.push(`history ${report.histories} [${done.join(', ')}]: ${wrong}`);
  }
  for (const wrong of await reconcile(work.db))
    report.breaches.push(`history ${report.histories} [${done.join(', ')}]: books: ${JSON.stringify(wrong)}`);
}

/** One order each, on the server's code. A seed repeats them. */
export async function runMoney(
  sandbox: TestSandbox,
  person: Remitter,
  options: { histories: number; seed: string; from?: number; progress?: (done: number) => void },
): Promise<MoneyReport> {
  const startedAt = performance.now();
  const { histories, seed, from = 0 } = options;
  const report: MoneyReport = {
    seed,
    histories: from,
    steps: 0,
    kinds: {},
    taken: {},
    breaches: [],
    seconds: 0,
  };
  const accountId = await linkedAccount(sandbox, person.payerId);
  for (; report.histories < from + histories; report.histories += 1) {
    const random = seededRandom(`${seed}:money:${report.histories}`);
    await sandbox.runtime
      .transact(async (work) => {
        await play(work, person, { random, report, accountId });
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    options.progress?.(report.histories + 1 - from);
  }
  report.histories -= from;
  report.seconds = (performance.now() - startedAt) / 1000;
  return report;
}
