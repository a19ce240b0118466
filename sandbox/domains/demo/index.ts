import { precisionOf } from '@/domain/countries/currencies';
import { knownMarket } from '@/domain/markets/markets';
import type { OrderStatusName } from '@/domain/statuses/names';
import type { PayoutFailure } from '@/domain/statuses/payoutFailures';
import { money } from '@/core/money';
import { quoteSend } from '@/core/quote';
import { rate as makeRate } from '@/core/rate';
import { eurLevels } from '../../fixtures';
import type { Row } from '../../db/schema';
import { allowedOrderMoves, moveOrder } from '../../machines/moves';
import { pathTo } from '../../machines/path';
import type { Domain, Work } from '../../runtime';
import { demoAccounts } from '../../seed/demoAccounts';
import { sourcePrices } from '../../seed/prices';
import { newExtra } from '../order/extra';
import { allMethodsOf } from '../order/methods';
import { orderPayee, orderPayer } from '../order/placing/parties';
import { payeeSnapshot } from '../payee/snapshot';
import { businessRate, midMarketRate, rateRow } from '../rates/rateWalk';

const hour = 3_600_000;
const day = 24 * hour;

interface Situation {
  readonly amount: string;
  readonly ageMs: number;
  readonly through: readonly OrderStatusName[];
  /** Each order slows the start. */
  readonly rare?: true;
}

const situations: readonly Situation[] = [
  { amount: '1200', ageMs: 2 * hour, through: ['WAIT_PAYMENT'] },
  { amount: '500', ageMs: 5 * hour, through: ['PAYMENT_RECEIVED', 'BANK_PROCESSING'] },
  { amount: '2000', ageMs: 3 * day, through: ['PAYMENT_RECEIVED', 'BANK_REMIT_FAILED'], rare: true },
  { amount: '850', ageMs: 6 * day, through: ['PAYMENT_RECEIVED', 'TRANSACTION_SUCCESS'] },
  { amount: '300', ageMs: 10 * day, through: ['PAYMENT_TIMEOUT'] },
  {
    amount: '640',
    ageMs: 20 * day,
    through: ['PAYMENT_RECEIVED', 'REFUND_REQUEST', 'REFUND_SUCCESS'],
    rare: true,
  },
  { amount: '1500', ageMs: 35 * day, through: ['PAYMENT_RECEIVED', 'TRANSACTION_SUCCESS'], rare: true },
];

/** Amounts are in AUD. */
function scaled(amount: string, currency: string): string {
  const level = (eurLevels[currency] ?? 1) / (eurLevels.AUD ?? 1);
  const rounded = Number(level.toPrecision(1));
  return String(Number(amount) * rounded);
}

/** Numbers such as HWDEMOAUS01. */
export const demo: Domain = {
  name: 'demo',
  async demoRows(work) {
    for (const account of demoAccounts.list) {
      const payer = await work.db
        .selectFrom('payers')
        .selectAll()
        .where('id', '=', `demo-${account.key}`)
        .executeTakeFirst();
      const payees = await work.db
        .selectFrom('payees')
        .selectAll()
        .where('payerId', '=', `demo-${account.key}`)
        .orderBy('id')
        .execute();
      if (!payer || payees.length === 0) continue;
      await joinedEarlier(work, payer.id);
      for (const [index, situation] of situations.entries()) {
        if (situation.rare && !['AUS', 'HKG'].includes(account.market)) continue;
        const payee = payees[index % payees.length] as Row<'payees'>;
        await demoOrder(work, payer, payee, index, situation);
      }
    }
  },
};

/** Before the first of their transfers. */
const memberForMs = 60 * day;

async function joinedEarlier({ db, now }: Work, payerId: string): Promise<void> {
  const createdAt = now - memberForMs;
  await db.updateTable('payers').set({ createdAt }).where('id', '=', payerId).execute();
  await db.updateTable('payees').set({ createdAt }).where('payerId', '=', payerId).execute();
}

async function demoOrder(
  work: Work,
  payer: Row<'payers'>,
  payee: Row<'payees'>,
  index: number,
  situation: Situation,
): Promise<void> {
  const source = knownMarket(payer.countryCode).currency;
  const country = await work.db
    .selectFrom('countries')
    .select('payoutCurrency')
    .where('code', '=', payee.country)
    .executeTakeFirstOrThrow();
  const target = country.payoutCurrency;
  const createdAt = work.now - situation.ageMs;
  const pair = await rateRow(work.db, source, target);
  const priced = quoteSend(money(source, scaled(situation.amount, source)), {
    rate: makeRate(source, target, businessRate(pair, work.runtime.seed, createdAt), {
      base: pair.base,
      accuracy: pair.rateAccuracy,
    }),
    fee: { currencyCode: source, fixed: sourcePrices[payer.countryCode]?.fee ?? '0' },
    sourceDecimals: precisionOf(source),
    targetDecimals: precisionOf(target),
  });
  const name = `${payer.countryCode}${String(index + 1).padStart(2, '0')}`;
  const transfer = allMethodsOf(payer.countryCode).find(({ kind }) => kind === 'transfer');
  const fundingType = String(transfer?.fundingType ?? '');
  const { id } = await work.db
    .insertInto('orders')
    .values({
      id: `demo-order-${name.toLowerCase()}`,
      seqNo: `HWDEMO${name}`,
      payerId: payer.id,
      payeeId: payee.id,
      countryCode: payer.countryCode,
      targetCountry: payee.country,
      sourceCurrency: source,
      sourceAmount: priced.sourceAmount.amount,
      targetCurrency: target,
      targetAmount: priced.targetAmount.amount,
      rate: priced.rate.value,
      rateBase: priced.rate.base,
      rateAccuracy: priced.rate.accuracy,
      marketRate: midMarketRate(pair, work.runtime.seed, createdAt),
      feeAmount: priced.feeAmount.amount,
      feeCurrency: source,
      totalAmount: priced.totalAmount.amount,
      paymentMethod: fundingType,
      fundingType,
      receiptMethod: payee.accountType,
      purpose: 'FAMILY_SUPPORT',
      relation: payee.relation ?? 'parents',
      rateLockedUntilAt: createdAt + day,
      payDeadlineAt: createdAt + day,
      payerInfo: orderPayer.write({ userId: payer.id, fullName: payer.fullName ?? '' }),
      payeeInfo: orderPayee.write(payeeSnapshot(payee)),
      extra: newExtra({ rateLockHours: 24, speed: 1, arrivalEstimateAt: createdAt + 2 * day }),
      createdAt,
      updatedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let status: OrderStatusName = 'INIT';
  let at = createdAt;
  for (const goal of ['WAIT_PAYMENT', ...situation.through] as const) {
    for (const to of pathTo(allowedOrderMoves, status, goal)) {
      at = status === 'INIT' ? createdAt : to === 'PAYMENT_TIMEOUT' ? createdAt + day : at + 20 * 60_000;
      await moveOrder(work, id, to, {
        note: to === 'BANK_REMIT_FAILED' ? ('accountUnknown' satisfies PayoutFailure) : undefined,
        actor: status === 'INIT' ? 'payer' : to === 'PAYMENT_TIMEOUT' ? 'clock' : 'us',
        at,
      });
      status = to;
    }
  }
  // Others stay until moved by hand.
  if (status !== 'WAIT_PAYMENT')
    await work.db.updateTable('orders').set({ nextStepAt: null }).where('id', '=', id).execute();
}
