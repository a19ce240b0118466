import { DAY } from '@/core/countdown';
import { Decimal } from '@/core/decimal';
import { precisionOf } from '@/domain/countries/currencies';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { paymentMethodsOf, paymentTermsOf } from '@/domain/payment/paymentTerms';
import { isAwaitingPayment } from '@/domain/statuses/orderSets';
import type { CallAnswer } from '@/contracts/calls';
import type { Row } from '../../../sandbox/db/schema';
import { commitOf } from '../../contract/support/orders';
import { keyOf } from '../generic';
import type { Login, Play } from '../play';
import { limitsOf, payoutOf } from '../reference';
import { type Draw, mine, orderOf, pick, staff } from './draw';

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
  // Methods with a fee take only small sums.
  const small = paymentMethodsOf(market).flatMap((method) => paymentTermsOf(market, method)?.max ?? []);
  const most = small.map((sum) => new Decimal(sum));
  const near = [...known, ...most].flatMap((edge) => [
    edge,
    edge.plus(step),
    edge.minus(step),
    edge.times(0.51),
  ]);
  const usually = [usual, usual.times(1.37), usual.times(0.35), usual.times(2.5), usual.times(0.04)];
  const all = [...usually, ...near];
  const chosen = at % 3 > 0 ? (pick(usually, at) ?? usual) : (pick(all, at >> 2) ?? usual);
  return chosen.toFixed(decimals, 1);
}

/** Without a coupon or a key, which another transfer may have taken. */
export const plainly = { b: 0, c: 3 } as const;

const remitTypes = ['personal', 'personal', 'personal', 'LargeRemit', 'studyAbroad'] as const;
type RemitType = (typeof remitTypes)[number];

export interface Wanted {
  sourceAmount?: string | undefined;
  targetAmount?: string | undefined;
  coupon?: Row<'coupons'>;
  payeeId?: string | undefined;
  remitType?: RemitType;
}

export async function quoted(play: Play, login: Login, { a, b, c }: Draw, wanted: Wanted = {}) {
  const { sourceAmount, targetAmount, coupon: given, payeeId } = wanted;
  const payees = mine(play.state.payees, login).filter((row) => row.deletedAt === null);
  const payee = payeeId === undefined ? pick(payees, a) : payees.find(({ id }) => id === payeeId);
  if (!payee) return null;
  const market = login.market as MarketCode;
  const remitType: RemitType = wanted.remitType ?? pick(remitTypes, b) ?? 'personal';
  const coupons = mine(play.state.coupons, login).filter((row) => row.status === 'UNUSED' || c % 5 === 0);
  const coupon = given ?? (c % 2 === 0 ? pick(coupons, c >> 2) : undefined);
  const amount = sourceAmount ?? amountFor(market, remitType, b >> 3);
  const target = c % 13 === 12 ? pick(['CHN', 'PHL', 'GBR', 'AUS'], a) : payee.country;
  const currency = c % 11 === 10 ? pick(['CNY', 'PHP', 'GBP', 'USD'], a) : payoutOf(payee.country);
  const { model, code } = await play.call(login, 'rates.fee', {
    sourceCountryCode: market,
    targetCountryCode: target,
    sourceCurrency: markets[market].currency,
    targetCurrency: currency,
    ...(targetAmount ? { targetAmount } : { sourceAmount: amount }),
    remitType,
    accountType: payee.accountType,
    ...(coupon ? { couponId: coupon.id } : {}),
  });
  if (code !== '0') return null;
  const quote = model as CallAnswer<'rates.fee'>;
  return { quote, payee, remitType, coupon };
}

export async function transfer(
  play: Play,
  login: Login,
  draw: Draw,
  { relation, ...wanted }: Wanted & { relation?: string } = {},
): Promise<void> {
  const price = await quoted(play, login, draw, wanted);
  if (!price) return;
  // Expired, not swept.
  if (draw.b % 11 === 10) await play.wait(price.quote.expiresAt - play.now + 1, { late: true });
  await commit(play, login, draw, price, relation);
}

/** Some that a school's bill does not take. */
export const references = ['ABC123', 'Term 1!', 'S2024 0077'];

type Price = NonNullable<Awaited<ReturnType<typeof quoted>>>;

export async function commit(
  play: Play,
  login: Login,
  draw: Draw,
  { quote, payee, remitType, coupon }: Price,
  given?: string,
): Promise<void> {
  const relation = given ?? (draw.c % 7 === 6 ? 'self' : (payee.relation ?? 'parents'));
  const params = commitOf(quote, {
    payeeId: payee.id,
    remitType,
    relation,
    lockRate: draw.a % 2 === 0,
    ...(remitType === 'studyAbroad' ? { purpose: 'STUDY_ABROAD_LONG' } : {}),
    ...(draw.b % 5 === 4 ? { postscript: pick(references, draw.c) ?? '' } : {}),
    ...(coupon ? { couponId: coupon.id } : {}),
  });
  await play.call(login, 'order.commit', params, { key: keyOf(draw.c) });
}

export async function granted(
  play: Play,
  login: Login,
  validDays: number,
): Promise<Row<'coupons'> | undefined> {
  const { currency } = markets[login.market as MarketCode];
  const terms = { type: 2, amount: '1', minAmount: '0', currency, validDays };
  await staff(play, 'coupon.grant', { payerId: login.payerId, ...terms });
  const known = play.state.coupons;
  return mine(known, login).find(({ status, expiresAt: at }) => status === 'UNUSED' && at > play.now);
}

/** One coupon in two prices; half of them run out before the second order. */
export async function spendCoupon(play: Play, login: Login, draw: Draw): Promise<void> {
  const short = draw.b % 2 === 0;
  const coupon = await granted(play, login, short ? 0.0005 : 30);
  if (!coupon) return;
  const usual = { a: draw.a, ...plainly };
  const first = await quoted(play, login, usual, { coupon });
  const second = await quoted(play, login, usual, { coupon });
  if (!first || !second) return;
  if (draw.b % 4 !== 0) await commit(play, login, draw, first);
  if (short) await play.wait(60_000, { late: true });
  await commit(play, login, { ...draw, c: draw.c + 1 }, second);
}

export async function receiveAll(play: Play, login: Login, share = 1): Promise<Row<'orders'> | undefined> {
  const order = orderOf(play, login, 0, isAwaitingPayment);
  if (!order) return undefined;
  const amount = new Decimal(order.totalAmount).times(share).toFixed(precisionOf(order.sourceCurrency), 1);
  await staff(play, 'payment.receive', { seqNo: order.seqNo, amount });
  return order;
}

/** Less arrives than the least sum or the coupon's minimum, and is sent. */
export async function sendLess(play: Play, login: Login, draw: Draw): Promise<void> {
  if (draw.c % 3 === 0) return sendTooLittle(play, login, draw);
  const usual = { a: draw.a, ...plainly };
  const plain = await quoted(play, login, usual);
  if (!plain) return;
  const { sourceAmount: minAmount, sourceCurrency: currency } = plain.quote;
  await staff(play, 'coupon.grant', {
    payerId: login.payerId,
    type: 1 + (draw.b % 3),
    amount: '0.01',
    minAmount,
    currency,
  });
  const coupon = mine(play.state.coupons, login).find(
    (row) => row.status === 'UNUSED' && new Decimal(row.minAmount).equals(minAmount),
  );
  const price = coupon && (await quoted(play, login, usual, { coupon }));
  if (!price) return;
  await commit(play, login, draw, price);
  const order = await receiveAll(play, login, 0.9);
  if (order) await play.call(login, 'order.changeAmount', { seqNo: order.seqNo, option: 'acceptActual' });
}

async function sendTooLittle(play: Play, login: Login, { a }: Draw): Promise<void> {
  const { currency } = markets[login.market as MarketCode];
  const least = limitsOf(login.market, currency).find(({ remitType: type }) => type === '*')?.minAmount;
  if (least === undefined) return;
  const sourceAmount = new Decimal(least).times(1.2).toFixed(precisionOf(currency));
  await transfer(play, login, { a, ...plainly }, { sourceAmount });
  const order = await receiveAll(play, login, 0.8);
  if (order) await play.call(login, 'order.changeAmount', { seqNo: order.seqNo, option: 'acceptActual' });
}

/** Daily, towards the month's or year's. */
export async function useUp(play: Play, login: Login, draw: Draw): Promise<void> {
  const market = login.market as MarketCode;
  const limit = limitsOf(market, markets[market].currency).find(({ remitType: type }) => type === '*');
  if (!limit) return;
  const amount = Decimal.min(limit.maxAmount, limit.dailyAmount ?? limit.maxAmount).toFixed();
  for (let day = 0; day < 8; day += 1) {
    await transfer(play, login, { a: draw.a, ...plainly }, { sourceAmount: amount });
    // Unpaid, it would no longer count.
    await receiveAll(play, login);
    await play.wait(DAY + 1);
  }
}
