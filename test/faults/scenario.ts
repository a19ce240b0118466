import assert from 'node:assert/strict';
import { orderCancel } from '@/contracts/calls/order/ending';
import { orderCommit } from '@/contracts/calls/order/commit';
import {
  orderFundingUpdate,
  orderPay,
  orderPaymentResult,
  orderUpdateStatus,
} from '@/contracts/calls/order/payment';
import { walletArouse } from '@/contracts/calls/order/wallet';
import { achBindBank, achConfirmPay } from '@/contracts/calls/ach';
import { ratesFee } from '@/contracts/calls/rates/quote';
import { orderGet } from '@/contracts/calls/order/orders';
import { orderMbWayPay } from '@/contracts/calls/order/directPayment';
import { payeeInfo } from '@/contracts/calls/payee/payee';
import type { Order } from '@/contracts/entities/order';
import { Decimal, roundText } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { markets } from '@/domain/markets/markets';
import { paymentCodes, paymentMethods, type PaymentMethodCode } from '@/domain/payment/paymentMethods';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import type { FaultKind } from '../../sandbox/dispatch/faultKinds';
import { endLogins } from '../../sandbox/dispatch/sessions';
import type { SeededRandom } from '../../sandbox/seeded/random';
import { priced } from '../contract/support/corridor';
import { type Commit, payOf } from '../contract/support/orders';
import type { SandboxClient } from '../contract/support/sandboxClient';
import { nameOfWay, sumFor } from '../contract/support/ways';
import type { App } from './app';
import { type WireFault, wireFaultNames } from './network';
import type { Sender, World } from './world';

export interface Tally {
  faults: Map<string, number>;
  ways: Map<string, number>;
  taps: number;
  doubleTaps: number;
  appRestarts: number;
  quotesRenewed: number;
  sessionsEnded: number;
  lateRetries: number;
  keysLost: number;
  paid: number;
  cancelledThenPaid: number;
}

const serverFaults: readonly FaultKind[] = [
  'dropBefore',
  'dropAfter',
  'truncated',
  'cutBody',
  'notJson',
  'wrongMac',
  'replayed',
  'otherCall',
  'httpStatus',
  'errorCode',
];
const commitPath = orderCommit.path;

export interface Run {
  world: World;
  app: App;
  person: Sender;
  random: SeededRandom;
  tally: Tally;
  planned: FaultKind[];
  restartServer: boolean;
}

const some = (random: SeededRandom, most: number): WireFault[] =>
  Array.from({ length: random.int(0, most) }, () => random.pick(wireFaultNames));

async function switchFaults({ world, random, planned }: Run): Promise<void> {
  const { runtime, clock } = world.sandbox;
  for (let count = random.int(0, 3); count > 0; count -= 1) {
    const kind = random.pick(serverFaults);
    const detail = kind === 'errorCode' ? { code: '10500', msg: 'planned' } : { status: 503 };
    await runtime.faults.add({ call: 'order.commit', kind, detail, times: 1 }, clock.now());
    planned.push(kind);
  }
}

export async function switchOff({ world, planned, tally }: Run): Promise<void> {
  const { faults } = world.sandbox.runtime;
  const left = faults.list().map((fault) => fault.kind);
  for (const kind of planned.splice(0)) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    else tally.faults.set(`server ${kind}`, (tally.faults.get(`server ${kind}`) ?? 0) + 1);
  }
  if (faults.list().length > 0) await faults.remove();
}

async function between(run: Run): Promise<void> {
  const { world, app, person, random, tally } = run;
  const event = random.next();
  if (event < 0.3) {
    app.restart();
    tally.appRestarts += 1;
  } else if (event < 0.35) {
    const { db, clock } = world.sandbox;
    await endLogins(db, person.payerId, clock.now());
    tally.sessionsEnded += 1;
  } else if (event < 0.42) {
    // Longer than the quote is valid.
    await world.sandbox.clock.set({ advanceMs: 16 * 60_000 }, world.sandbox.db);
    app.client.dropKeys();
    tally.lateRetries += 1;
  } else if (event < 0.47) {
    app.forgetKey();
    tally.keysLost += 1;
  }
  if (run.restartServer) {
    run.restartServer = false;
    await world.restart();
  }
}

export async function commitThrough(run: Run): Promise<{ seqNo: string; params: Commit }> {
  const { world, app, person, random, tally } = run;
  let params = await freshQuote(run);
  app.network.next(commitPath, some(random, 5));
  if (random.next() < 0.5) await switchFaults(run);
  for (let round = 0; round < 30; round += 1) {
    const double = random.next() < 0.3;
    if (double) tally.doubleTaps += 1;
    tally.taps += double ? 2 : 1;
    // Concurrent taps share the first's key.
    const outcomes = await Promise.all(double ? [app.tap(params), app.tap(params)] : [app.tap(params)]);
    const made = new Set(
      outcomes.flatMap((outcome) => (outcome.kind === 'committed' ? [outcome.seqNo] : [])),
    );
    assert.ok(made.size <= 1, 'two taps of one key came back with two orders');
    const [seqNo] = made;
    if (seqNo) {
      app.network.calm();
      app.forgetKey();
      await switchOff(run);
      return { seqNo, params };
    }
    if (outcomes.some((outcome) => outcome.kind === 'killed')) {
      app.restart();
      tally.appRestarts += 1;
    }
    if (outcomes.some((outcome) => outcome.kind === 'rateUpdated')) {
      params = await freshQuote(run);
      tally.quotesRenewed += 1;
    }
    await between(run);
    if (round > 10) app.network.calm();
    if (app.client.session.token() === '') app.signedInAgain(await world.signIn(person));
  }
  throw new Error('The order was not known after 30 rounds.');
}

async function freshQuote({ app, person, random, world }: Run): Promise<Commit> {
  const client = {
    call: (name: 'rates.fee' | 'payee.info', params: never) =>
      name === 'rates.fee'
        ? app.settled(ratesFee, params, some(random, 1))
        : app.settled(payeeInfo, params, some(random, 1)),
  } as unknown as SandboxClient;
  if (app.client.session.token() === '') app.signedInAgain(await world.signIn(person));
  const { market } = person;
  const share = random.int(50, 100) / 100;
  const cents = Number(random.digits(2)) / 100;
  const sum = new Decimal(sumFor(market)).times(share).plus(cents);
  const amount = roundText(sum, precisionOf(markets[market].currency));
  return priced(client, { ...person, amount });
}

/** By a random method; callbacks repeat, the client reports anything. */
export async function payThrough(run: Run, seqNo: string): Promise<'paid' | 'returned'> {
  const { world, app, random, tally, person } = run;
  const signedIn = async () => {
    if (app.client.session.token() === '') app.signedInAgain(await world.signIn(person));
  };
  await signedIn();
  const { order } = await app.settled(orderGet, { seqNo }, some(random, 1));
  const fundingType = random.pick(paymentMethodsOf(person.market));
  const way = nameOfWay({ market: person.market, code: fundingType });
  tally.ways.set(way, (tally.ways.get(way) ?? 0) + 1);
  const faults = () => (random.next() < 0.4 ? some(random, 2) : []);
  const drawn = await opened(run, order, fundingType, faults);

  const payment = await world.sandbox.db
    .selectFrom('payments')
    .select('pageToken')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow();
  const callback = (outcome: string) =>
    fetch(`${world.sandbox.url}/pay/${payment.pageToken}/${outcome}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
    });
  const cancelFirst = random.next() < 0.1 && !drawn;
  if (cancelFirst) {
    await app.settled(orderCancel, { seqNo }, faults());
    tally.cancelledThenPaid += 1;
  }
  await Promise.all(Array.from({ length: random.int(1, 3) }, () => callback('paid')));
  if (random.next() < 0.3) await callback('cancelled');
  if (random.next() < 0.3)
    await app.settled(orderUpdateStatus, { id: order.id, paymentStatus: 'PAYMENT_CANCELED' }, faults());
  const { status } = await app.settled(orderPaymentResult, { seqNo }, faults());
  assert.equal(status, 1, 'paid, and the client is told otherwise');
  tally.paid += 1;
  return cancelFirst ? 'returned' : 'paid';
}

async function opened(
  { app, person }: Run,
  order: Order,
  fundingType: PaymentMethodCode,
  faults: () => WireFault[],
): Promise<boolean> {
  const { seqNo, type, countryCode } = order;
  const { kind } = paymentMethods[fundingType];
  if (kind === 'wallet') await app.settled(walletArouse, { seqNo }, faults());
  else if (fundingType === paymentCodes.mbWay)
    await app.settled(orderMbWayPay, { seqNo, areaCode: '351', phoneNumber: '912345678' }, faults());
  else if (fundingType === paymentCodes.achQuick || fundingType === paymentCodes.achNormal) {
    const by = { seqNo, accountId: person.accountId ?? assert.fail('no account to draw from') };
    await app.settled(achBindBank, { ...by, fundingType }, faults());
    await app.settled(achConfirmPay, by, faults());
    return true;
  } else {
    await app.settled(orderPay, payOf(order, fundingType), faults());
    if (kind === 'transfer' || kind === 'scan')
      await app.settled(orderFundingUpdate, { transferFlag: 1, seqNo, type, countryCode }, faults());
  }
  return false;
}
