import { DAY } from '@/core/countdown';
import type { CallParams } from '@/contracts/calls';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import { isPayable } from '@/domain/statuses/orderSets';
import { keyOf } from '../generic';
import type { Login, Play } from '../play';
import { payoutOf } from '../reference';
import { passwords, sharedCard } from '../world';
import { contactAt, newestCode, ticketFor } from './account';
import { action, answerTo, type Draw, mine, orderOf, pick, staff } from './draw';
import { pay } from './orders';
import { plainly, transfer } from './transfers';

// Random values hardly ever get these accepted.

interface Newcomer {
  phoneNumber: string;
  countryCode: string;
  scene?: 'register' | 'login';
  password?: string | undefined;
}

async function clausesOf(play: Play, countryCode: string): Promise<string[]> {
  const { list = [] } = (await answerTo(play, null, 'user.clauseList', { countryCode })) ?? {};
  return list.map(({ clauseId }) => clauseId);
}

/** Undefined: the number has an account. */
export async function signUp(
  play: Play,
  { phoneNumber, countryCode, scene = 'register', password }: Newcomer,
): Promise<Login | undefined> {
  const contact = { contactType: 'phone' as const, areaCode: '61', phoneNumber };
  const ticket = await ticketFor(play, null, contact, scene);
  const made = await answerTo(play, null, 'login.register', {
    ...contact,
    countryCode,
    ticket: ticket ?? 'none',
    language: 'en',
    clauseIds: await clausesOf(play, countryCode),
    ...(password ? { password } : {}),
  });
  return made && play.logins.find(({ payerId }) => payerId === made.payer.userId);
}

export async function register(play: Play, _login: Login, { a, b, c }: Draw): Promise<void> {
  await signUp(play, {
    phoneNumber: `4550002${String(b % 40).padStart(2, '0')}`,
    countryCode: pick(['AUS', 'HKG', 'EU'], a) ?? 'AUS',
    scene: c % 2 === 0 ? 'register' : 'login',
    password: c % 3 === 0 ? passwords[1] : undefined,
  });
}

/** The page sends the code and signs nobody in. */
export async function registerOnPage(play: Play, _login: Login, { a, b }: Draw): Promise<void> {
  const phoneNumber = `4550003${String(b % 40).padStart(2, '0')}`;
  const contact = { contactType: 'phone' as const, areaCode: '61', phoneNumber };
  await play.call(null, 'login.captcha', { ...contact, scene: 'register' });
  const captcha = newestCode(play, 'register');
  const inviter = pick([...play.state.payers.values()], a)?.inviteCode;
  if (captcha === undefined) return;
  await play.call(null, 'user.register', {
    ...contact,
    captcha,
    countryCode: 'AUS',
    clauseIds: await clausesOf(play, 'AUS'),
    ...(a % 2 === 0 && inviter ? { inviteCode: inviter } : {}),
  });
}

export async function undoContact(play: Play, _login: Login, { a }: Draw): Promise<void> {
  const code = pick(undoLinks(play), a);
  if (code) await play.call(null, 'user.undoContact', { code });
}

const undoLinks = (play: Play, to?: string): string[] =>
  [...play.state.outbox.values()]
    .filter(({ recipient }) => to === undefined || recipient === to)
    .flatMap(({ body }) => /undoContact\?code=([\w-]+)/.exec(body)?.[1] ?? []);

export async function closeReplaced(play: Play, _login: Login, { b }: Draw): Promise<void> {
  const numbered = (start: string) => `${start}${String(b % 40).padStart(2, '0')}`;
  const [first, second] = [numbered('4550011'), numbered('4550012')];
  const contact = (phoneNumber: string) => ({
    contactType: 'phone' as const,
    areaCode: '61',
    phoneNumber,
  });
  const login = await signUp(play, { phoneNumber: first, countryCode: 'AUS' });
  if (!login) return;
  const ownTicket = await ticketFor(play, login, contact(first), 'replaceContact');
  const ticket = await ticketFor(play, login, contact(second), 'bindPhone');
  const { contactType: _type, ...number } = contact(second);
  await play.call(login, 'login.phoneBind', { ...number, ticket: ticket ?? 'none', ownTicket });
  const closing = await ticketFor(play, login, contact(second), 'closeAccount');
  await play.call(login, 'user.close', { ownTicket: closing });
  const [code] = undoLinks(play, `+61${first}`);
  if (code) await play.call(null, 'user.undoContact', { code });
}

export async function closeAccount(play: Play, drawn: Login, { a, b, c }: Draw): Promise<void> {
  // Transfers under way keep an account open.
  const free = play.logins.filter((login) => mine(play.state.orders, login).length === 0);
  const login = pick(free, b) ?? drawn;
  const password = a % 3 > 0 ? await play.passwordOf(login.payerId, 'login') : undefined;
  const contact = contactAt(play, login, c);
  const ticket = a % 3 === 1 && !password ? await ticketFor(play, login, contact, 'closeAccount') : undefined;
  await play.call(login, 'user.close', {
    ...(password ? { password } : {}),
    ...(ticket ? { ownTicket: ticket } : {}),
  });
}

export async function exchangeCode(play: Play, login: Login, { a }: Draw): Promise<void> {
  const couponCode = pick(['FEE00AUD', 'CASH0AUD', 'CASH0HKD', 'RATECNY1'], a);
  await play.call(login, 'coupon.exchange', { couponCode });
}

export interface Asked {
  cardId: string;
  shareCode: string;
  country: string;
}

export async function payCard(play: Play, login: Login, draw: Draw): Promise<void> {
  await orderCard(play, login, draw, { ...sharedCard, cardId: sharedCard.id });
}

/** Returns the order's number, if one is made. */
export async function orderCard(
  play: Play,
  login: Login,
  { a, b, c }: Draw,
  { cardId, shareCode, country }: Asked,
): Promise<string | undefined> {
  const market = login.market as MarketCode;
  const quote = await answerTo(play, login, 'rates.fee', {
    sourceCountryCode: market,
    targetCountryCode: country,
    sourceCurrency: markets[market].currency,
    targetCurrency: payoutOf(country),
    targetAmount: pick(['5000', '60000', '300000'], a),
    remitType: 'personal',
    accountType: 'bank',
  });
  if (!quote) return undefined;
  const params: CallParams<'payeeCard.orderCreate'> = {
    payeeId: cardId,
    payeeAccountType: 'bank',
    quoteId: quote.quoteId,
    sourceAmount: quote.sourceAmount,
    sourceCurrency: quote.sourceCurrency,
    targetAmount: quote.targetAmount,
    targetCurrency: quote.targetCurrency,
    countryCode: market,
    targetCountry: country,
    feeAmount: quote.feeAmount,
    feeCurrency: quote.sourceCurrency,
    businessRate: quote.businessRate,
    receiptMethod: 'bank',
    source: shareCode,
    sourceToTarget: false,
    purpose: 'FAMILY_SUPPORT',
    relation: pick(['friend', 'parents', 'self'] as const, b) ?? 'friend',
  };
  return (await answerTo(play, login, 'payeeCard.orderCreate', params, { key: keyOf(c) }))?.seqNo;
}

export async function comeByPartner(play: Play, login: Login, { a }: Draw): Promise<void> {
  const payer = play.state.payers.get(login.payerId);
  const issue = action('account.partyToken');
  if (!issue || !payer?.areaCode || !payer.phoneNumber) return;
  if (a % 4 === 0) await staff(play, 'account.freeze', { payerId: payer.id, minutes: 600 });
  const { areaCode, phoneNumber } = payer;
  const made = await play.staff(issue, { countryCode: login.market, areaCode, phoneNumber });
  const { token } = (made ?? {}) as { token?: string };
  if (token) await play.call(null, 'login.jointAccount', { partyToken: token });
}

/** The bank partner's server has the token in its header, and goes by the time of day. */
export async function comeByBank(play: Play, login: Login): Promise<void> {
  const payer = play.state.payers.get(login.payerId);
  const issue = action('account.partyToken');
  if (!issue || !payer?.areaCode || !payer.phoneNumber) return;
  const { areaCode, phoneNumber, countryCode } = payer;
  const made = await play.staff(issue, { partner: 'bank', countryCode, areaCode, phoneNumber });
  const { token } = (made ?? {}) as { token?: string };
  if (token) await play.call(null, 'partner.auth', { timestamp: Date.now() }, { token, opens: login });
}

export async function payByWallet(play: Play, login: Login, { a }: Draw): Promise<void> {
  const order = orderOf(play, login, a, isPayable);
  if (order) await play.call(login, 'wallet.arouse', { seqNo: order.seqNo });
}

/** A new account is verified in the minute that is waited. */
export async function drawLinked(play: Play, _login: Login, draw: Draw): Promise<void> {
  const login = play.logins.filter(({ market }) => market === 'USA').at(-1);
  const holderName = login && play.state.payers.get(login.payerId)?.fullName;
  if (!login || !holderName) return;
  if (mine(play.state.achAccounts, login).length === 0) {
    const account = { routingNumber: '021000021', accountNumber: '000123456', accountType: 'checking' };
    await play.call(login, 'ach.addAccount', { countryCode: 'USA', holderName, ...account });
    await play.wait(60_000);
  }
  const [account] = mine(play.state.achAccounts, login);
  const other = play.logins.find(({ payerId }) => payerId !== login.payerId);
  if (draw.b % 3 === 0 && account && other)
    await play.call(other, 'ach.deleteAccount', { accountId: account.id });
  await transfer(play, login, { a: draw.a, ...plainly });
  const quick = paymentMethodsOf('USA').indexOf(460);
  await pay(play, login, { a: 0, b: quick, c: 1 });
  const order = orderOf(play, login, 0, (status) => status === 'PAYMENT_AUTHORISED');
  if (!order) return;
  const { seqNo } = order;
  if (draw.b % 2 === 0) return endDrawn(play, login, seqNo, draw);
  await staff(play, 'payment.receive', { seqNo, amount: '10.00' });
  await play.call(login, 'order.changeAmount', { seqNo, option: 'acceptActual' });
}

async function endDrawn(play: Play, login: Login, seqNo: string, { b, c }: Draw): Promise<void> {
  const way = pick(['order.cancel', 'order.requestRefund', undefined] as const, b >> 1);
  if (way) await play.call(login, way, { seqNo, reason: 'RATE' });
  const outcome = pick(['failed', 'paid', 'cancelled', undefined] as const, c);
  if (outcome) await staff(play, 'payment.settle', { seqNo, outcome });
  if (outcome === undefined || outcome === 'cancelled') await play.wait(4 * DAY);
}
