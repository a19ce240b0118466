import { DAY } from '@/core/countdown';
import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/currencies';
import { markets, type MarketCode } from '@/domain/markets';
import { paymentMethods } from '@/domain/paymentMethods';
import { paymentMethodsOf } from '@/domain/paymentTerms';
import { isAwaitingPayment, isPayable, isPayeeChangeable } from '@/domain/statuses/orderSets';
import type { CallAnswer } from '@/contracts/calls';
import { extraOf } from '../../../sandbox/domains/order/extra';
import { staffMove } from '../../../sandbox/domains/order/staffMove';
import { allowedOrderMoves } from '../../../sandbox/machines/moves';
import { commitOf } from '../../contract/support/orders';
import { keyOf } from '../generic';
import type { Login, Play } from '../play';
import { limitsOf, payoutOf } from '../reference';
import { type Draw, mine, orderOf, pick, staff } from './draw';
import { newestCode } from './account';

/** Amounts at and around the market's limits, and ordinary ones. */
function amountFor(market: MarketCode, remitType: string, at: number): string {
  const { currency } = markets[market];
  const decimals = precisionOf(currency);
  const limits = limitsOf(market, currency);
  const step = new Decimal(10).pow(-decimals);
  const edges = limits
    .filter((row) => [remitType, '*'].includes(row.remitType))
    .flatMap((row) => [row.minAmount, row.maxAmount, row.dailyAmount, row.monthlyAmount, row.yearlyAmount]);
  const known = [...new Set(edges.filter((edge) => edge !== null))].map((edge) => new Decimal(edge));
  const usual = Decimal.min(...known.slice(1)).times(0.2);
  const near = known.flatMap((edge) => [edge, edge.plus(step), edge.minus(step), edge.times(0.51)]);
  const all = [usual, usual.times(1.37), usual.times(0.35), usual.times(2.5), ...near];
  const chosen = at % 3 > 0 ? (pick(all.slice(0, 4), at) ?? usual) : (pick(all, at >> 2) ?? usual);
  return chosen.toFixed(decimals, 1);
}

const remitTypes = ['personal', 'personal', 'personal', 'LargeRemit', 'studyAbroad'] as const;

async function quoted(play: Play, login: Login, { a, b, c }: Draw, sourceAmount?: string) {
  const payees = mine(play.state.payees, login).filter((row) => row.deletedAt === null);
  const payee = pick(payees, a);
  if (!payee) return null;
  const market = login.market as MarketCode;
  const remitType = pick(remitTypes, b) as (typeof remitTypes)[number];
  const coupons = mine(play.state.coupons, login).filter((row) => row.status === 'UNUSED' || c % 5 === 0);
  const coupon = c % 2 === 0 ? pick(coupons, c >> 2) : undefined;
  const amount = sourceAmount ?? amountFor(market, remitType, b >> 3);
  const target = c % 13 === 12 ? pick(['CHN', 'PHL', 'GBR', 'AUS'], a) : payee.country;
  const currency = c % 11 === 10 ? pick(['CNY', 'PHP', 'GBP', 'USD'], a) : payoutOf(payee.country);
  const { model, code } = await play.call(login, 'rates.fee', {
    sourceCountryCode: market,
    targetCountryCode: target,
    sourceCurrency: markets[market].currency,
    targetCurrency: currency,
    sourceAmount: amount,
    remitType,
    accountType: payee.accountType,
    ...(coupon ? { couponId: coupon.id } : {}),
  });
  if (code !== '0') return null;
  const quote = model as CallAnswer<'rates.fee'>;
  return { quote, payee, remitType, coupon };
}

export async function transfer(play: Play, login: Login, draw: Draw, sourceAmount?: string): Promise<void> {
  const price = await quoted(play, login, draw, sourceAmount);
  if (!price) return;
  // Expired, and not yet swept.
  if (draw.b % 11 === 10) await play.wait(price.quote.expiresAt - play.now + 1, { late: true });
  const { quote, payee, remitType, coupon } = price;
  const relation = draw.c % 7 === 6 ? 'self' : (payee.relation ?? 'parents');
  const params = commitOf(quote, {
    payeeId: payee.id,
    remitType,
    relation,
    lockRate: draw.a % 2 === 0,
    ...(coupon ? { couponId: coupon.id } : {}),
  });
  await play.call(login, 'order.commit', params, { key: keyOf(draw.c) });
}

/** A day's limit each day, towards that of the month or the year. */
export async function useUp(play: Play, login: Login, draw: Draw): Promise<void> {
  const market = login.market as MarketCode;
  const limit = limitsOf(market, markets[market].currency).find(({ remitType: type }) => type === '*');
  if (!limit) return;
  const amount = Decimal.min(limit.maxAmount, limit.dailyAmount ?? limit.maxAmount).toFixed();
  for (let day = 0; day < 8; day += 1) {
    await transfer(play, login, { ...draw, b: 0 }, amount);
    await play.wait(DAY + 1);
  }
}

async function payTicket(
  play: Play,
  login: Login,
  seqNo: string,
  right: boolean,
): Promise<string | undefined> {
  if (!play.state.payers.get(login.payerId)?.payPasswordHash) return undefined;
  const password = right ? ((await play.passwordOf(login.payerId, 'pay')) ?? '135246') : 'Wrong1234';
  const { model } = await play.call(login, 'order.payPassword', { seqNo, password });
  return (model as { payTicket?: string } | null)?.payTicket;
}

export async function pay(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const order = orderOf(play, login, a, isPayable);
  if (!order) return;
  const market = order.countryCode as MarketCode;
  const fundingType = pick(paymentMethodsOf(market), b);
  if (fundingType === undefined) return;
  const ticket = await payTicket(play, login, order.seqNo, c % 4 > 0);
  const seqNo = order.seqNo;
  const withTicket = ticket ? { payTicket: ticket } : {};
  if (paymentMethods[fundingType].kind === 'account') {
    const account = pick(mine(play.state.achAccounts, login), c);
    if (market === 'USA' && account) {
      await play.call(login, 'ach.bindBank', { seqNo, accountId: account.id, fundingType });
      await play.call(login, 'ach.confirmPay', { seqNo, accountId: account.id, ...withTicket });
    } else
      await play.call(login, 'order.mbWayPay', {
        seqNo,
        areaCode: '351',
        phoneNumber: '912345678',
        ...withTicket,
      });
    return;
  }
  await play.call(login, 'order.pay', {
    userId: order.payerId,
    seqNo,
    type: order.type,
    fundingType,
    countryCode: market,
    ...withTicket,
  });
  if (c % 3 === 0)
    await play.call(login, 'order.fundingUpdate', {
      transferFlag: 1,
      seqNo,
      type: order.type,
      countryCode: market,
    });
}

export async function bank(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const order = orderOf(play, login, a, isPayable);
  if (!order) return;
  const outcome = pick(['paid', 'paid', 'paid', 'cancelled', 'failed'], b);
  await staff(play, 'payment.settle', { seqNo: order.seqNo, outcome });
}

export async function receive(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const order = orderOf(play, login, a, (status) => isPayable(status) || status === 'PAYMENT_TO_BE_VERIFIED');
  if (!order) return;
  const share = pick([0.1, 0.4, 0.9, 0.999, 1, 1.01, 1.5, 3, 30], b) ?? 1;
  const amount = new Decimal(order.totalAmount).times(share).toFixed(precisionOf(order.sourceCurrency));
  await staff(play, 'payment.receive', { seqNo: order.seqNo, amount });
}

export async function decide(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const order = orderOf(play, login, a, (status) => status === 'PAYMENT_TO_BE_VERIFIED');
  if (!order) return;
  const { askedUntil } = extraOf(order);
  if (askedUntil !== undefined && b % 4 === 3) await play.wait(askedUntil - play.now + 1);
  await play.call(login, 'order.changeAmount', {
    seqNo: order.seqNo,
    option: b % 3 === 0 ? 'topUp' : 'acceptActual',
  });
}

export async function partly(play: Play, login: Login, draw: Draw): Promise<void> {
  await receive(play, login, draw);
  await decide(play, login, { ...draw, a: 0 });
}

export async function changePayee(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const order = orderOf(play, login, a, isPayeeChangeable);
  const payee = pick(
    mine(play.state.payees, login).filter((row) => row.id !== order?.payeeId && row.deletedAt === null),
    b,
  );
  if (!order || !payee) return;
  const { model } = await play.call(login, 'order.payeeChange', { seqNo: order.seqNo, payeeId: payee.id });
  const changeId = (model as { changeId?: string } | null)?.changeId;
  if (!changeId) return;
  const contactType = play.state.payers.get(login.payerId)?.phoneNumber ? 'phone' : 'email';
  await play.call(login, 'user.sendCaptcha', { contactType, scene: 'payeeChange', payeeId: payee.id });
  const captcha = c % 5 === 0 ? '000000' : (newestCode(play, 'payeeChange') ?? '000000');
  await play.call(login, 'order.changePayeeConfirm', { seqNo: order.seqNo, changeId, contactType, captcha });
}

export async function reword(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const order = orderOf(play, login, a, c % 5 === 4 ? isPayeeChangeable : isAwaitingPayment);
  if (!order) return;
  const relation = pick(['self', 'parents', 'friend', 'spouse', 'sibling'], b);
  if (c % 2 === 0) await play.call(login, 'order.relationShipChange', { seqNo: order.seqNo, relation });
  else
    await play.call(login, 'order.confirmApply', {
      seqNo: order.seqNo,
      purpose: 'FAMILY_SUPPORT',
      relation,
      lockRate: c % 4 === 1,
    });
}

export async function giveUp(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const order = orderOf(play, login, a);
  if (!order) return;
  const seqNo = order.seqNo;
  if (b % 4 === 0) await play.call(login, 'order.cancel', { seqNo });
  else if (b % 4 === 1) await play.call(login, 'order.cancelConfirm', { seqNo });
  else if (b % 4 === 2) await play.call(login, 'order.requestRefund', { seqNo, reason: 'RATE' });
  else await play.call(login, 'order.updateStatus', { id: order.id, paymentStatus: 'PAYMENT_CANCELED' });
}

export async function move(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const order = orderOf(play, login, a, (status) => allowedOrderMoves(status).length > 0);
  if (!order) return;
  const goals = [
    'PAYMENT_RECEIVED',
    'PAYMENT_SUCCESS',
    'BANK_PROCESSING',
    'BANK_REMIT_FAILED',
    'REFUND_REQUEST',
    'REFUND_SUCCESS',
    'TRANSACTION_SUCCESS',
    'PAYMENT_TO_BE_VERIFIED',
  ];
  const goal = pick(goals, b) as string;
  const how = { to: goal, through: true, overrule: c % 3 === 0 };
  await play.console('order.move', { seqNo: order.seqNo, ...how }, (work) =>
    staffMove(work, order, { ...how, actor: 'us', note: 'console' }),
  );
}

export async function office(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const { payerId, market } = login;
  if (a % 4 === 0)
    await staff(play, 'coupon.grant', {
      payerId,
      type: 1 + (b % 7),
      amount: pick(['5', '0.02', '25', '1'], c),
      minAmount: pick(['0', '100', '1000'], b),
      currency: markets[market as MarketCode].currency,
    });
  else if (a % 4 === 1)
    await staff(play, 'largeRemit.label', { payerId, label: pick([null, 'LARGE_WHITE', 'LARGE_BLACK'], b) });
  else if (a % 4 === 2) {
    const proof = pick(mine(play.state.evidence, login), b);
    if (proof) await staff(play, 'evidence.decide', { evidenceId: proof.id, passed: c % 2 === 0 });
  } else await staff(play, 'kyc.expireDocument', { payerId });
}

export async function transferAndPay(play: Play, login: Login, draw: Draw): Promise<void> {
  await transfer(play, login, draw);
  await pay(play, login, { ...draw, a: 0 });
  if (draw.b % 2 === 0) await bank(play, login, { ...draw, a: 0 });
  else await receive(play, login, { ...draw, a: 0 });
}
