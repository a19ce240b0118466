import type { CallAnswer } from '@/contracts/calls';
import { markets, type MarketCode } from '@/domain/markets/markets';
import { keyOf } from '../generic';
import type { Login, Play } from '../play';
import { payoutOf } from '../reference';
import { passwords, sharedCard } from '../world';
import { contactAt, ticketFor } from './account';
import { type Draw, pick } from './draw';

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

export async function closeAccount(play: Play, login: Login, { a, c }: Draw): Promise<void> {
  const password = a % 3 > 0 ? await play.passwordOf(login.payerId, 'login') : undefined;
  const contact = contactAt(play, login, c);
  const ticket = a % 3 === 1 && !password ? await ticketFor(play, login, contact, 'closeAccount') : undefined;
  await play.call(login, 'user.close', {
    ...(password ? { password } : {}),
    ...(ticket ? { ...contact, ticket } : {}),
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
