import type { CallAnswer } from '@/contracts/calls';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { paymentMethodsOf } from '@/domain/payment/paymentTerms';
import { isPayable } from '@/domain/statuses/orderSets';
import { keyOf } from '../generic';
import type { Login, Play } from '../play';
import { payoutOf } from '../reference';
import { passwords, sharedCard } from '../world';
import { contactAt, ticketFor } from './account';
import { action, type Draw, mine, orderOf, pick, staff } from './draw';
import { pay } from './orders';
import { transfer } from './transfers';

// Calls that random values hardly ever get accepted.

export async function register(play: Play, _login: Login, { a, b, c }: Draw): Promise<void> {
  const contact = {
    contactType: 'phone' as const,
    areaCode: '61',
    phoneNumber: `4550002${String(b % 40).padStart(2, '0')}`,
  };
  const countryCode = pick(['AUS', 'HKG', 'EU'], a);
  const ticket = await ticketFor(play, null, contact, pick(['register', 'login'] as const, c) ?? 'register');
  const { model } = await play.call(null, 'user.clauseList', { countryCode });
  const { list = [] } = (model ?? {}) as Partial<CallAnswer<'user.clauseList'>>;
  await play.call(null, 'login.register', {
    ...contact,
    countryCode,
    ticket: ticket ?? 'none',
    language: 'en',
    clauseIds: list.map(({ clauseId }) => clauseId),
    ...(c % 3 === 0 ? { password: passwords[1] } : {}),
  });
}

export async function undoContact(play: Play, _login: Login, { a }: Draw): Promise<void> {
  const links = [...play.state.outbox.values()].flatMap(
    ({ body }) => /undoContact\?code=([\w-]+)/.exec(body)?.[1] ?? [],
  );
  const code = pick(links, a);
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

export async function payCard(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const { country, shareCode } = sharedCard;
  const market = login.market as MarketCode;
  const { model, code } = await play.call(login, 'rates.fee', {
    sourceCountryCode: market,
    targetCountryCode: country,
    sourceCurrency: markets[market].currency,
    targetCurrency: payoutOf(country),
    targetAmount: pick(['5000', '60000', '300000'], a),
    remitType: 'personal',
    accountType: 'bank',
  });
  if (code !== '0') return;
  const quote = model as CallAnswer<'rates.fee'>;
  await play.call(
    login,
    'payeeCard.orderCreate',
    {
      payeeId: sharedCard.id,
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
      relation: pick(['friend', 'parents', 'self'], b),
    },
    { key: keyOf(c) },
  );
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
  await transfer(play, login, draw);
  const quick = paymentMethodsOf('USA').indexOf(460);
  await pay(play, login, { ...draw, a: 0, b: quick });
}
