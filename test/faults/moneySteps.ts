import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { paymentCodes, paymentMethods } from '@/domain/payment/paymentMethods';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import type { Row } from '../../sandbox/db/schema';
import type { CallContext, Work } from '../../sandbox/runtime';
import { changeAmount, receiveAction } from '../../sandbox/domains/order/amounts';
import { confirmApply } from '../../sandbox/domains/order/placing/confirm';
import { progressJob } from '../../sandbox/domains/order/jobs';
import { jobWork } from '../../sandbox/jobs/eachRow';
import { cancelOrder, fundingUpdate, requestRefund } from '../../sandbox/domains/order/lifecycle';
import { directMethodOf } from '../../sandbox/domains/order/methods';
import { openBy, openPaymentBy } from '../../sandbox/domains/order/paying/pay';
import { bindBank, confirmPay } from '../../sandbox/domains/ach/pay';
import { settlePayment } from '../../sandbox/domains/order/money/settle';
import { staffMove } from '../../sandbox/domains/order/staffMove';
import { payeeChange } from '../../sandbox/domains/payeeChange';
import { moveOrder } from '../../sandbox/machines/moves';
import { type SeededRandom } from '../../sandbox/seeded/random';
import type { Remitter } from '../contract/support/orders';

export interface MoneyReport {
  seed: string;
  histories: number;
  steps: number;
  kinds: Record<string, number>;
  taken: Record<string, number>;
  /** `history 17 [pay, partial]: what is wrong`. */
  breaches: string[];
  seconds: number;
}

/** Incoming sums are counted apart from the server. */
export interface History {
  work: Work;
  person: Remitter;
  random: SeededRandom;
  market: MarketCode;
  accountId: string;
  report: MoneyReport;
  order: () => Promise<Row<'orders'>>;
  payments: () => Promise<Row<'payments'>[]>;
  came: Decimal;
}

const payerOf = async ({ work, person, market }: History): Promise<Row<'payers'>> => ({
  ...(await work.db
    .selectFrom('payers')
    .selectAll()
    .where('id', '=', person.payerId)
    .executeTakeFirstOrThrow()),
  countryCode: market,
});

const context = (history: History): CallContext =>
  ({
    ...history.work,
    payerId: history.person.payerId,
    lang: 'en',
    payer: () => payerOf(history),
  }) as CallContext;

async function paid(history: History, payment: Row<'payments'>): Promise<void> {
  const before = payment.status;
  await settlePayment(history.work, payment.id, 'paid');
  if (['created', 'unknown', 'cancelled', 'failed'].includes(before))
    history.came = history.came.plus(payment.amount);
}

export const steps: Readonly<Record<string, (history: History) => Promise<unknown>>> = {
  choose: async (history) => {
    const { market, random, report, accountId } = history;
    const order = await history.order();
    const code = random.pick(paymentMethodsOf(market));
    const { kind } = paymentMethods[code];
    if (code === paymentCodes.achQuick || code === paymentCodes.achNormal)
      await bindBank(context(history), { seqNo: order.seqNo, accountId, fundingType: code });
    else if (kind === 'account') await openBy(context(history), order, directMethodOf(market, code));
    else await openPaymentBy(context(history), order, code);
    report.kinds[kind] = (report.kinds[kind] ?? 0) + 1;
  },
  // A debit is incoming unless refused later.
  draw: async (history) => {
    const { seqNo, status } = await history.order();
    await confirmPay(context(history), { seqNo: seqNo, accountId: history.accountId });
    if (status === 'PAYMENT_AUTHORISED') return;
    const drawn = (await history.payments()).filter((payment) => payment.status === 'authorised');
    history.came = history.came.plus(drawn[drawn.length - 1]?.amount ?? 0);
  },
  pay: async (history) => {
    const open = (await history.payments()).filter(({ status }) => status === 'created');
    if (open.length > 0) await paid(history, history.random.pick(open));
  },
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
    const { seqNo, totalAmount } = await history.order();
    const share = history.random.pick([0.1, 0.4, 0.6, 1, 1.5]);
    const amount = new Decimal(totalAmount).times(share).toFixed(decimalsOf(history.market));
    await receiveAction.run(history.work, { seqNo: seqNo, amount });
    history.came = history.came.plus(amount);
  },
  announce: async (history) => {
    const { seqNo, countryCode } = await history.order();
    await fundingUpdate(context(history), {
      transferFlag: 1,
      seqNo: seqNo,
      type: 1,
      countryCode: countryCode,
    });
  },
  topUp: async (history) =>
    changeAmount(context(history), { seqNo: (await history.order()).seqNo, option: 'topUp' }),
  accept: async (history) =>
    changeAmount(context(history), { seqNo: (await history.order()).seqNo, option: 'acceptActual' }),
  cancel: async (history) => cancelOrder(context(history), { seqNo: (await history.order()).seqNo }),
  refund: async (history) =>
    requestRefund(context(history), { seqNo: (await history.order()).seqNo, reason: 'RATE' }),
  relation: async (history) =>
    payeeChange.handlers?.['order.relationShipChange']?.(context(history), {
      seqNo: (await history.order()).seqNo,
      relation: history.random.pick(relations),
    }),
  confirmApply: async (history) =>
    confirmApply(context(history), {
      seqNo: (await history.order()).seqNo,
      purpose: 'FAMILY_SUPPORT',
      relation: history.random.pick(relations),
      lockRate: history.random.next() < 0.5,
    }),
  // Booked by staff, so the amount comes from the books and must fit the order.
  staff: async (history) => {
    const { random, work } = history;
    await staffMove(work, await history.order(), {
      to: random.pick(staffGoals),
      actor: 'us',
      note: 'console',
      through: true,
      overrule: random.next() < 0.5,
    });
    await readBooks(history);
  },
  refundFails: async (history) => {
    const { id, status } = await history.order();
    if (status === 'REFUND_ING') await moveOrder(history.work, id, 'REFUND_FAILED', { actor: 'bank' });
    if (status === 'REFUND_FAILED') await moveOrder(history.work, id, 'REFUND_ING', { actor: 'us' });
  },
  time: async (history) => {
    const { nextStepAt, status } = await history.order();
    if (nextStepAt === null) return;
    history.work = { ...history.work, now: Math.max(history.work.now, nextStepAt) };
    const { work } = history;
    const within = {
      ...work.runtime,
      db: work.db,
      transact: <T>(run: (own: Work) => Promise<T>) => run(work),
    };
    await progressJob.run(
      jobWork(within, progressJob.name, work.now, () => {
        throw new Error('an order could not go on');
      }),
    );
    if (status === 'PAYMENT_ING') await readBooks(history);
  },
};
async function readBooks(history: History): Promise<void> {
  const received = (await history.payments()).map(({ receivedAmount }) => receivedAmount ?? 0);
  history.came = Decimal.sum(0, ...received);
}
const relations = ['parents', 'friend', 'spouse', 'self'] as const;
const staffGoals = [
  'PAYMENT_RECEIVED',
  'PAYMENT_SUCCESS',
  'PAYMENT_TO_BE_VERIFIED',
  'BANK_PROCESSING',
  'BANK_REMIT_FAILED',
  'REFUND_REQUEST',
  'TRANSACTION_SUCCESS',
] as const;

export const decimalsOf = (market: MarketCode): number => precisionOf(markets[market].currency);

const likely: Readonly<Record<string, readonly string[]>> = {
  WAIT_PAYMENT: ['choose', 'pay', 'draw', 'partial', 'partial', 'cancel', 'relation', 'confirmApply'],
  PAYMENT_AUTHORISED: ['noCallback', 'callback', 'time', 'draw'],
  PAYMENT_TO_BE_VERIFIED: ['topUp', 'topUp', 'accept', 'callback', 'partial', 'staff'],
  REFUND_ING: ['callback', 'refundFails', 'time'],
};
const anyStep = Object.keys(steps);
export const drawStep = (random: SeededRandom, status: string): string =>
  random.pick(random.next() < 0.5 ? (likely[status] ?? ['callback', 'time']) : anyStep);
