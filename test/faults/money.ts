import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/currencies';
import { marketCodes, markets, type MarketCode } from '@/domain/markets';
import { paymentCodes, paymentMethods } from '@/domain/paymentMethods';
import { paymentMethodsOf } from '@/domain/paymentTerms';
import type { Row } from '../../sandbox/db/schema';
import { json } from '../../sandbox/db/schema';
import type { CallContext, Work } from '../../sandbox/runtime';
import { isRefusal } from '../../sandbox/dispatch/refusal';
import { changeAmount, receiveAction } from '../../sandbox/domains/order/amounts';
import { progressJob } from '../../sandbox/domains/order/jobs';
import { jobWork } from '../../sandbox/jobs/eachRow';
import { cancelOrder, fundingUpdate, requestRefund } from '../../sandbox/domains/order/lifecycle';
import { directMethodOf } from '../../sandbox/domains/order/methods';
import { openBy, openPaymentBy } from '../../sandbox/domains/order/paying/pay';
import { bindBank, confirmPay } from '../../sandbox/domains/ach/pay';
import { settlePayment } from '../../sandbox/domains/order/settle';
import { newId } from '../../sandbox/ids';
import { moveOrder } from '../../sandbox/machines/moves';
import { type SeededRandom, seededRandom } from '../../sandbox/seeded/random';
import type { Remitter } from '../contract/support/orders';
import type { TestSandbox } from '../contract/support/testSandbox';
import { sumFor } from '../contract/support/ways';
import { breachOf } from './equation';
import { linkedAccount } from './world';

export interface MoneyReport {
  seed: string;
  histories: number;
  steps: number;
  /** How often an order was paid by a method of each kind. */
  kinds: Record<string, number>;
  /** How often each step was taken and not refused. */
  taken: Record<string, number>;
  /** `history 17 [pay, partial]: what is wrong`. */
  breaches: string[];
  seconds: number;
}

/** Events of one order; the sum that has come in is counted apart from the server. */
interface History {
  work: Work;
  person: Remitter;
  random: SeededRandom;
  market: MarketCode;
  /** The account in the United States that is drawn from. */
  accountId: string;
  report: MoneyReport;
  order: () => Promise<Row<'orders'>>;
  payments: () => Promise<Row<'payments'>[]>;
  came: Decimal;
}

/** Everything is undone at the end of a history, so that a hundred thousand need no more room than one. */
class Undo extends Error {}

/** One payer pays in every market, as one whose own it is. */
const payerOf = async ({ work, person, market }: History): Promise<Row<'payers'>> => ({
  ...(await work.db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', person.payerId)
    .executeTakeFirstOrThrow()),
  country_code: market,
});

const context = (history: History): CallContext =>
  ({
    ...history.work,
    payerId: history.person.payerId,
    lang: 'en',
    payer: () => payerOf(history),
  }) as CallContext;

/** Money comes in: from here on it has to be somewhere. */
async function paid(history: History, payment: Row<'payments'>): Promise<void> {
  const before = payment.status;
  await settlePayment(history.work, payment.id, 'paid');
  if (['created', 'unknown', 'cancelled', 'failed'].includes(before))
    history.came = history.came.plus(payment.amount);
}

const steps: Readonly<Record<string, (history: History) => Promise<unknown>>> = {
  choose: async (history) => {
    const { market, random, report, accountId } = history;
    const order = await history.order();
    const code = random.pick(paymentMethodsOf(market));
    const { kind } = paymentMethods[code];
    if (code === paymentCodes.achQuick || code === paymentCodes.achNormal)
      await bindBank(context(history), { seqNo: order.seq_no, accountId, fundingType: code });
    else if (kind === 'account') await openBy(context(history), order, directMethodOf(market, code));
    else await openPaymentBy(context(history), order, code);
    report.kinds[kind] = (report.kinds[kind] ?? 0) + 1;
  },
  // Drawn from an account is come in, and what the bank refuses afterwards has not.
  draw: async (history) => {
    const { seq_no, status } = await history.order();
    await confirmPay(context(history), { seqNo: seq_no, accountId: history.accountId });
    if (status === 'PAYMENT_AUTHORISED') return;
    const drawn = (await history.payments()).filter((payment) => payment.status === 'authorised');
    history.came = history.came.plus(drawn[drawn.length - 1]?.amount ?? 0);
  },
  pay: async (history) => {
    const open = (await history.payments()).filter(({ status }) => status === 'created');
    if (open.length > 0) await paid(history, history.random.pick(open));
  },
  // Of any payment there was, settled or not: late, doubled, or both.
  callback: async (history) => {
    const all = await history.payments();
    if (all.length > 0) await paid(history, history.random.pick(all));
  },
  noCallback: async (history) => {
    const all = await history.payments();
    if (all.length === 0) return;
    const payment = history.random.pick(all);
    const settled = await settlePayment(
      history.work,
      payment.id,
      history.random.pick(['cancelled', 'failed'] as const),
    );
    if (payment.status === 'authorised' && settled.status === 'failed')
      history.came = history.came.minus(payment.amount);
  },
  partial: async (history) => {
    const { seq_no, total_amount } = await history.order();
    const share = history.random.pick([0.1, 0.4, 0.6, 1, 1.5]);
    const amount = new Decimal(total_amount).times(share).toFixed(decimalsOf(history.market));
    await receiveAction.run(history.work, { seqNo: seq_no, amount });
    history.came = history.came.plus(amount);
  },
  announce: async (history) => {
    const { seq_no, country_code } = await history.order();
    await fundingUpdate(context(history), {
      transferFlag: 1,
      seqNo: seq_no,
      type: 1,
      countryCode: country_code,
    });
  },
  topUp: async (history) =>
    changeAmount(context(history), { seqNo: (await history.order()).seq_no, option: 'topUp' }),
  accept: async (history) =>
    changeAmount(context(history), { seqNo: (await history.order()).seq_no, option: 'acceptActual' }),
  cancel: async (history) => cancelOrder(context(history), { seqNo: (await history.order()).seq_no }),
  refund: async (history) =>
    requestRefund(context(history), { seqNo: (await history.order()).seq_no, reason: 'RATE' }),
  refundFails: async (history) => {
    const { id, status } = await history.order();
    if (status === 'REFUND_ING') await moveOrder(history.work, id, 'REFUND_FAILED', { actor: 'bank' });
    if (status === 'REFUND_FAILED') await moveOrder(history.work, id, 'REFUND_ING', { actor: 'us' });
  },
  // Time: the deadline, the bank's day, the next step of a payout or of a refund.
  time: async (history) => {
    const { next_step_at, status } = await history.order();
    if (next_step_at === null) return;
    history.work = { ...history.work, now: Math.max(history.work.now, next_step_at) };
    await progressJob.run(
      jobWork(history.work, progressJob.name, () => {
        throw new Error('an order could not go on');
      }),
    );
    // An announced transfer arrives: what was asked for, and whatever that was is read from what was booked.
    if (status === 'PAYMENT_ING') {
      const received = (await history.payments()).map(({ received_amount }) => received_amount ?? 0);
      history.came = Decimal.sum(0, ...received);
    }
  },
};
const decimalsOf = (market: MarketCode): number => precisionOf(markets[market].currency);

/** Steps that are drawn more often where an order stands so: elsewhere they mostly mean nothing. */
const likely: Readonly<Record<string, readonly string[]>> = {
  WAIT_PAYMENT: ['choose', 'pay', 'draw', 'partial', 'partial', 'cancel'],
  PAYMENT_AUTHORISED: ['noCallback', 'callback', 'time', 'draw'],
  PAYMENT_TO_BE_VERIFIED: ['topUp', 'topUp', 'accept', 'callback', 'partial'],
  REFUND_ING: ['callback', 'refundFails', 'time'],
};
const anyStep = Object.keys(steps);
const drawStep = (random: SeededRandom, status: string): string =>
  random.pick(random.next() < 0.5 ? (likely[status] ?? ['callback', 'time']) : anyStep);

async function newOrder(
  work: Work,
  person: Remitter,
  { random, market }: Pick<History, 'random' | 'market'>,
): Promise<string> {
  const id = newId('ord');
  const decimals = decimalsOf(market);
  const { currency } = markets[market];
  // Between a twentieth and five times of what every way takes: some are too much for some of them.
  const amount = new Decimal(sumFor(market)).times(random.int(5000, 500_000)).div(100_000);
  const fee = new Decimal(random.pick([0, 5, 8]));
  await work.db
    .insertInto('orders')
    .values({
      id,
      seq_no: `HW${id}`,
      payer_id: person.payerId,
      payee_id: person.payeeId,
      country_code: market,
      target_country: 'CHN',
      status: 'INIT',
      source_currency: currency,
      source_amount: amount.toFixed(decimals),
      target_currency: 'CNY',
      target_amount: amount.times(4.8).toFixed(2),
      rate: '4.8',
      fee_amount: fee.toFixed(decimals),
      fee_currency: currency,
      total_amount: amount.plus(fee).toFixed(decimals),
      receipt_method: 'bank',
      relation: 'parents',
      pay_deadline_at: work.now + 24 * 3_600_000,
      payer_info: json({ userId: person.payerId, fullName: 'Mia Taylor' }),
      payee_info: json({ id: person.payeeId, name: 'Min Zhao', accountType: 'bank', payeeLabel: '', country: 'CHN' }),
      created_at: work.now,
      updated_at: work.now,
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
      work.db.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('id').execute(),
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
      // The payer may be told no; nobody can tell money that has come in to go away.
      if (!isRefusal(error)) throw error;
      if (['pay', 'callback', 'partial', 'time'].includes(name)) wrong = `${name} was refused: ${error.code}`;
    }
    report.steps += 1;
    wrong ??= breachOf(
      await history.order(),
      await history.payments(),
      await work.db.selectFrom('refunds').selectAll().where('order_id', '=', id).execute(),
      await work.db.selectFrom('money_cases').selectAll().where('order_id', '=', id).execute(),
      history.came,
    );
    if (wrong) return void report.breaches.push(`history ${report.histories} [${done.join(', ')}]: ${wrong}`);
  }
}

/** Random histories of payments, each of one order on the server's own code; the same seed plays the same ones. */
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
