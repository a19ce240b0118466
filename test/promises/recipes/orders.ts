import { DAY } from '@/core/countdown';
import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { paymentMethods } from '@/domain/payment/paymentMethods';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import type { OrderStatusName } from '@/domain/statuses/names';
import { isAwaitingPayment, isPayable, isPayeeChangeable } from '@/domain/statuses/orderSets';
import type { Row } from '../../../sandbox/db/schema';
import { extraOf } from '../../../sandbox/domains/order/extra';
import { staffMove } from '../../../sandbox/domains/order/staffMove';
import { allowedOrderMoves } from '../../../sandbox/machines/moves';
import type { Login, Play } from '../play';
import { type Draw, mine, orderOf, pick, staff } from './draw';
import { newestCode } from './account';
import { granted, plainly, transfer, type Wanted } from './transfers';

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
  const announce = () =>
    play.call(login, 'order.fundingUpdate', {
      transferFlag: 1,
      seqNo,
      type: order.type,
      countryCode: market,
    });
  if (paymentMethods[fundingType].kind === 'account') {
    const account = pick(mine(play.state.achAccounts, login), c);
    if (market === 'USA' && account) {
      await play.call(login, 'ach.bindBank', { seqNo, accountId: account.id, fundingType });
      // Refused: nobody but its bank tells of a debit.
      if (c % 3 === 0) await announce();
      else await play.call(login, 'ach.confirmPay', { seqNo, accountId: account.id, ...withTicket });
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
  if (c % 3 === 0) await announce();
  if (c % 3 === 1) await play.call(login, 'order.callback', { seqNo, fundingType, result: 'success' });
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

const pinRate = (play: Play, order: Row<'orders'>, share: number): Promise<void> =>
  staff(play, 'rates.pin', {
    source: order.sourceCurrency,
    target: order.targetCurrency,
    rate: new Decimal(order.rate).div(order.rateBase).times(share).toSignificantDigits(6).toFixed(),
  });

interface Later extends Wanted {
  /** The rate by then. */
  moved: number;
  locked?: boolean;
}

export async function payLater(
  play: Play,
  login: Login,
  { moved, locked = false, ...wanted }: Later,
  a = 1,
): Promise<Row<'orders'> | undefined> {
  await transfer(play, login, { a: locked ? a & ~1 : a | 1, ...plainly }, wanted);
  const order = orderOf(play, login, 0, isAwaitingPayment);
  if (!order) return undefined;
  await play.wait(30 * 60_000);
  await pinRate(play, order, moved);
  await staff(play, 'payment.receive', { seqNo: order.seqNo, amount: order.totalAmount });
  return order;
}

/** The rate has moved: the payer is asked, and answers in time or late. */
export async function payLate(play: Play, login: Login, draw: Draw): Promise<void> {
  if (draw.c % 4 === 0) {
    await payLater(play, login, { moved: 1.005, locked: true }, draw.a);
    return;
  }
  const order = await payLater(play, login, { moved: 0.95 }, draw.a);
  if (!order) return;
  const { askedUntil } = extraOf(play.state.orders.get(order.id) ?? order);
  if (askedUntil === undefined) return;
  if (draw.b % 2 === 0) await play.wait(askedUntil - play.now + 1);
  await pinRate(play, order, pick([0.9, 0.945, 1.05], draw.b >> 1) ?? 1);
  await play.call(login, 'order.changeAmount', { seqNo: order.seqNo, option: 'acceptActual' });
}

/** With a coupon, which another order may have by the time the money comes; staff may send it on. */
export async function payTooLate(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const coupon = await granted(play, login, 30);
  if (!coupon) return;
  await transfer(play, login, { a, ...plainly }, { coupon });
  const order = orderOf(play, login, 0, isAwaitingPayment);
  if (order?.couponId !== coupon.id) return;
  const { seqNo } = order;
  await pay(play, login, { a: 0, b, c: 2 });
  if (b % 2 === 0) await play.call(login, 'order.cancel', { seqNo });
  else await play.wait(4 * DAY);
  if (c % 3 === 0) await transfer(play, login, { a, ...plainly }, { coupon });
  await staff(play, 'payment.receive', { seqNo, amount: order.totalAmount });
  if (c % 2 === 0) return;
  for (const to of ['REFUND_FAILED', 'BANK_REMITTED'] as const) {
    const now = play.state.orders.get(order.id) ?? order;
    await moved(play, now, { to, through: true, overrule: b % 4 < 2 });
  }
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
  // Not locked, without a coupon.
  if (c % 8 === 1) await transfer(play, login, { a: 1, ...plainly });
  const fits = c % 5 === 4 ? isPayeeChangeable : isAwaitingPayment;
  const order = orderOf(play, login, c % 8 === 1 ? 0 : a, fits);
  if (!order) return;
  const relation = pick(['self', 'parents', 'friend', 'spouse', 'sibling'], b);
  // The rate may still be locked after that.
  if (c % 4 === 1) await play.wait(60_000);
  if (c % 2 === 0) await play.call(login, 'order.relationShipChange', { seqNo: order.seqNo, relation });
  else
    await play.call(login, 'order.confirmApply', {
      seqNo: order.seqNo,
      purpose: 'FAMILY_SUPPORT',
      relation,
      lockRate: c % 4 === 1,
    });
}

/** A change allows nothing that a commit no longer allows. */
export async function changeExpired(play: Play, login: Login, draw: Draw): Promise<void> {
  await transfer(play, login, { a: draw.a, ...plainly });
  await staff(play, 'kyc.expireDocument', { payerId: login.payerId });
  if (draw.c % 3 === 0) await reword(play, login, { a: 0, b: draw.b, c: 4 });
  else if (draw.c % 3 === 1) await changePayee(play, login, { a: 0, b: draw.b, c: 1 });
  else await partly(play, login, { ...draw, a: 0 });
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
  const goals: readonly OrderStatusName[] = [
    'PAYMENT_RECEIVED',
    'PAYMENT_SUCCESS',
    'BANK_PROCESSING',
    'BANK_REMIT_FAILED',
    'REFUND_REQUEST',
    'REFUND_SUCCESS',
    'TRANSACTION_SUCCESS',
    'PAYMENT_TO_BE_VERIFIED',
  ];
  const goal = pick(goals, b) as OrderStatusName;
  await moved(play, order, { to: goal, through: true, overrule: c % 3 === 0 });
}

export const moved = (
  play: Play,
  order: Row<'orders'>,
  how: { to: OrderStatusName; through: boolean; overrule: boolean },
): Promise<unknown> =>
  play.console('order.move', { seqNo: order.seqNo, ...how }, (work) =>
    staffMove(work, order, { ...how, actor: 'us', note: 'console' }),
  );

export async function arrive(play: Play, order: Row<'orders'>): Promise<void> {
  await moved(play, order, { to: 'TRANSACTION_SUCCESS', through: true, overrule: true });
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
