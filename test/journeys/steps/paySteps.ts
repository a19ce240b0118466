import assert from 'node:assert/strict';
import type { CallParams } from '@/contracts/calls';
import { paymentGroupOf } from '@/domain/payment/paymentGroups';
import { paymentCodes, type PaymentScreen } from '@/domain/payment/paymentMethods';
import { committed } from '../../contract/support/corridor';
import { corridorPayees } from '../../contract/support/payees';
import type { SandboxClient } from '../../contract/support/sandboxClient';
import { screenOf, sumFor, type Way } from '../../contract/support/ways';
import type { ConsoleClient } from '../console';
import type { Driver, JourneyContext } from '../driver';
import { accessibilityFindings } from './audit';
import { remitter, signedIn } from './people';
import { orderSucceeds } from './steps';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
/** To confirm or refuse by phone. */
export const PHONE_ANSWERS = 15_000;
/** Two polling rounds. */
export const patient = { later: 20_000 };

export interface Paying {
  readonly d: Driver;
  readonly way: Way;
  readonly seqNo: string;
  readonly deadline: number;
  readonly client: SandboxClient;
  readonly console: ConsoleClient;
}

const bankPayee = (market: string): CallParams<'payee.add'> => ({
  ...(corridorPayees.AUS as CallParams<'payee.add'>),
  sourceCountry: market,
});

export async function orderToPay(
  d: Driver,
  { sandbox, newPerson }: JourneyContext,
  way: Way,
): Promise<Paying> {
  const { market } = way;
  const person = newPerson(market);
  const payer = await remitter(sandbox, person);
  const { client } = payer;
  const payeeId =
    market === 'HKG' ? (await client.call('payee.add', bankPayee(market))).payee.id : payer.payeeId;
  const target = market === 'CHN' ? 'AUS' : 'CHN';
  const { order } = await committed(client, { market, payeeId, target, amount: sumFor(market) });
  const { seqNo } = order;
  await signedIn(d, person, client);
  await d.open('paymentMethod', { params: { group: paymentGroupOf(order), seqNo } });
  return { d, way, seqNo, deadline: order.payDeadline, client, console: sandbox.console };
}

export async function choose({ d, way: { market, code } }: Pick<Paying, 'd' | 'way'>): Promise<void> {
  await d.tap(`payment-method-${code}`);
  await d.tap('payment-next');
  if (market === 'KOR') await d.tap('kor-accounts-next');
  // New Zealand's chooses the bank on its page.
  if (screenOf({ market, code }) !== 'bank' || market === 'NZL') return;
  await d.tap('select-bank-option-DEUTDEFF');
  await d.tap('select-bank-next');
}

export const onPage = async (d: Driver, outcome: 'paid' | 'cancelled' | 'failed'): Promise<void> => {
  await d.tap('payment-link-open');
  await d.payOnPage(outcome);
};

export const linkBank = async (d: Driver, institution: string): Promise<void> => {
  await d.tap('ach-add');
  await d.tap('ach-link');
  await d.linkOnPage(institution);
};

export const askPhone = async (d: Driver, phone: string): Promise<void> => {
  await d.type('mb-way-phone', phone);
  await d.tap('mb-way-ask');
};

const opened: Partial<Record<PaymentScreen, string>> = {
  details: 'Reference',
  atm: 'Reference',
  code: 'code-payment-save',
  page: "You'll pay on your bank's page",
  bank: "You'll pay on your bank's page",
  phone: 'mb-way-phone',
  linked: 'ach-add',
};

export async function seeOpened({ d, way }: Paying): Promise<void> {
  const sign = opened[screenOf(way)];
  if (sign) await d.see(sign);
}

async function sound(d: Driver, screen: string): Promise<void> {
  assert.deepEqual(await accessibilityFindings(d, screen), []);
}

export const pays: Record<PaymentScreen, (paying: Paying) => Promise<void>> = {
  details: ({ d }) => d.tap('bank-payment-sent'),
  atm: ({ d }) => d.tap('atm-payment-sent'),
  async code({ d }) {
    await d.see('code-payment-save');
    await d.tap('code-payment-sent');
  },
  page: ({ d }) => onPage(d, 'paid'),
  bank: ({ d }) => onPage(d, 'paid'),
  async phone({ d, console }) {
    await askPhone(d, '912345678');
    await d.see('Open MB WAY on your phone');
    await sound(d, 'MB WAY asks');
    await console.advance(PHONE_ANSWERS);
    await d.see('payment-see-order', patient);
    await d.tap('payment-see-order');
  },
  async linked({ d }) {
    await linkBank(d, 'ins_first');
    await d.tap('ach-take');
    await d.see('ach-pay');
    await sound(d, 'a linked account');
    await d.tap('ach-pay');
  },
  wallet: async () => undefined,
};

const answersAtOnce = (screen: PaymentScreen): boolean => ['page', 'bank', 'wallet'].includes(screen);

export async function daysLater({ d, way, seqNo, console }: Paying): Promise<void> {
  await console.advance(way.code === paymentCodes.achQuick ? 49 * HOUR : 121 * HOUR);
  await d.open('bankOrder', { params: { seqNo } });
}

export async function paidToTheEnd(paying: Paying): Promise<void> {
  const { d, way, console } = paying;
  const screen = screenOf(way);
  d.setPayOutcome('paid');
  await choose(paying);
  await seeOpened(paying);
  if (screen !== 'wallet') await sound(d, `paying by ${screen}`);
  await pays[screen](paying);
  if (answersAtOnce(screen)) {
    await d.see('payment-paid', patient);
    await d.tap('check-order');
  }
  await d.see('order-detail');
  if (screen === 'linked') await daysLater(paying);
  await orderSucceeds(d, { console });
}
