import type { CallParams } from '@/contracts/calls';
import { sourcePrices } from '../../../sandbox/seed/prices';
import { corridorPayees } from '../../contract/support/payees';
import type { Login, Play } from '../play';
import { limitsOf } from '../reference';
import { logIn, ticketFor } from './account';
import { type Draw, mine } from './draw';
import { byReference } from './opening';
import { arrive } from './orders';
import { plainly, transfer } from './transfers';

const market = 'AUS';

async function openedWithPayee(play: Play, phoneNumber: string): Promise<Login | undefined> {
  const login = await byReference(play, phoneNumber);
  // The review.
  await play.wait(20_000);
  if (login) await play.call(login, 'payee.add', corridorPayees[market] as CallParams<'payee.add'>);
  return login;
}

/** Twice a sum that by itself is not large. */
export async function sendFromNewDevice(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  await logIn(play, login, { a: 1, b, c: 0 });
  const there = play.logins.at(-1);
  const largeFrom = sourcePrices[login.market]?.largeFrom;
  if (there?.payerId !== login.payerId || largeFrom === undefined) return;
  for (let times = 0; times < 2; times += 1)
    await transfer(play, there, { a, ...plainly }, { sourceAmount: largeFrom });
}

/** Uses up a day, closes the account, sends from another with the same document. */
export async function comeBack(play: Play, _login: Login, { b, c }: Draw): Promise<void> {
  const at = String(b % 40).padStart(2, '0');
  const first = await openedWithPayee(play, `4550007${at}`);
  const limit = limitsOf(market, 'AUD').find(({ remitType }) => remitType === '*');
  if (!first || !limit) return;
  const most = { sourceAmount: limit.maxAmount };
  const usual = { a: 0, ...plainly };
  for (let times = 0; times < 2; times += 1) await transfer(play, first, usual, most);
  for (const order of mine(play.state.orders, first)) await arrive(play, order);
  if (c % 3 > 0) {
    const contact = { contactType: 'phone' as const, areaCode: '61', phoneNumber: `4550007${at}` };
    const ownTicket = await ticketFor(play, first, contact, 'closeAccount');
    await play.call(first, 'user.close', { ownTicket });
  }
  const second = await openedWithPayee(play, `4550008${at}`);
  if (second) await transfer(play, second, usual, most);
}

/** From two accounts with one document. */
export async function useGiftTwice(play: Play, _login: Login, { a, b }: Draw): Promise<void> {
  for (const number of ['4550009', '4550010']) {
    const login = await openedWithPayee(play, `${number}${String(b % 40).padStart(2, '0')}`);
    if (!login) return;
    if (a % 2 === 0) await play.call(login, 'coupon.exchange', { couponCode: 'FEE00AUD' });
    const gifts = mine(play.state.coupons, login);
    const coupon = gifts.find(({ origin }) => origin === (a % 2 === 0 ? 'code' : 'welcome'));
    if (coupon) await transfer(play, login, { a: 0, ...plainly }, { coupon, sourceAmount: '300' });
  }
}
