import type { Login, Play } from '../play';
import { answerTo, type Draw } from './draw';
import { changePayee, decide, pay, receive } from './orders';
import { bankOf, cards } from './payees';
import { commit, granted, plainly, quoted, transfer } from './transfers';

export async function payAgain(play: Play, login: Login, { a, b }: Draw): Promise<void> {
  const byThisWay = { a: 0, b, c: 2 };
  await transfer(play, login, { a, ...plainly });
  await pay(play, login, byThisWay);
  await receive(play, login, { a: 0, b: 1, c: 0 });
  await decide(play, login, { a: 0, b: 0, c: 0 });
  await pay(play, login, byThisWay);
}

/** With a coupon; another way of receiving has another fee. */
export async function payOtherWay(play: Play, login: Login, { a, b, c }: Draw): Promise<void> {
  const coupon = await granted(play, login, 30);
  if (!coupon) return;
  await transfer(play, login, { a, ...plainly }, { coupon });
  if (c % 2 === 0) await pay(play, login, { a: 0, b, c: 2 });
  await changePayee(play, login, { a: 0, b, c: 1 });
  if (c % 2 === 0) await pay(play, login, { a: 0, b, c: 2 });
}

export async function useQuoteTwice(play: Play, login: Login, { a }: Draw): Promise<void> {
  const payees = [];
  for (const card of cards.slice(0, 2)) {
    const form = { ...bankOf(card), relationshipToReceiver: 'friend' as const };
    const added = await answerTo(play, login, 'payee.add', { sourceCountry: login.market, ...form });
    const payee = added && play.state.payees.get(added.payee.id);
    if (!payee) return;
    payees.push(payee);
  }
  const [first, second] = payees;
  const price = await quoted(play, login, { a, ...plainly }, { payeeId: first?.id });
  if (!price || !second) return;
  await commit(play, login, { a, b: 0, c: 4 }, price);
  await commit(play, login, { a, b: 0, c: 5 }, { ...price, payee: second });
}
