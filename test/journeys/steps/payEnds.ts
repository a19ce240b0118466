import assert from 'node:assert/strict';
import { paymentCodes, type PaymentScreen } from '@/domain/payment/paymentMethods';
import { screenOf } from '../../contract/support/ways';
import type { Driver } from '../driver';
import {
  askPhone,
  choose,
  daysLater,
  HOUR,
  linkBank,
  MINUTE,
  onPage,
  patient,
  PHONE_ANSWERS,
  type Paying,
  pays,
  seeOpened,
} from './paySteps';
import { orderSucceeds } from './steps';

export type Outcome = 'cancelled' | 'failed' | 'late' | 'unknown';
export const outcomes: readonly Outcome[] = ['cancelled', 'failed', 'late', 'unknown'];

const statusOf = async ({ client, seqNo }: Paying): Promise<string> =>
  (await client.call('order.get', { seqNo })).order.status;

/** Returning to the app refreshes the screen. */
async function comesBack(d: Driver): Promise<void> {
  await d.hide();
  await d.show();
}

async function paysByTransfer({ d, way: { market } }: Paying, action: string): Promise<void> {
  await d.tap(action);
  await choose({ d, way: { market, code: paymentCodes.bankTransfer } });
  await d.tap('bank-payment-sent');
  await d.see('order-detail');
  await d.see('You told us at');
}

async function cancelsOrder(paying: Paying): Promise<void> {
  const { d, seqNo } = paying;
  await d.open('bankOrder', { params: { seqNo } });
  await d.tap('order-cancel');
  await d.tap('order-cancel-confirm');
  await d.see('No money is on its way.');
  assert.equal(await statusOf(paying), 'PAYMENT_CANCELED');
}

async function neverArrived(paying: Paying): Promise<void> {
  const { d, seqNo, console } = paying;
  await pays[screenOf(paying.way)](paying);
  await d.see('order-detail');
  await console.action('payment.settle', { seqNo, outcome: 'failed' });
  await comesBack(d);
  await paysByTransfer(paying, 'order-pay');
}

const onPageThenTransfer = (outcome: 'cancelled' | 'failed') => async (paying: Paying) => {
  await onPage(paying.d, outcome);
  await paying.d.see('payment-unpaid', patient);
  await paysByTransfer(paying, 'check-pay');
};

async function phoneSaysNo(paying: Paying): Promise<void> {
  const { d, console } = paying;
  await askPhone(d, '912340000');
  await d.see('Open MB WAY on your phone');
  await console.advance(PHONE_ANSWERS);
  await d.see('The payment was declined and you haven', patient);
  await paysByTransfer(paying, 'mb-way-other');
}

const notLinked = (institution: string) => async (paying: Paying) => {
  const { d } = paying;
  await linkBank(d, institution);
  await d.see("Your bank couldn't be linked");
  await d.tap('ach-link-stop');
  await paysByTransfer(paying, 'ach-other');
};

async function tooLate(paying: Paying): Promise<void> {
  const { d, deadline, client, console, seqNo } = paying;
  await seeOpened(paying);
  const { payDeadline } = (await client.call('order.get', { seqNo })).order;
  await console.advance(Math.max(deadline, payDeadline) - (await console.now()) + HOUR);
  await d.open('bankOrder', { params: { seqNo } });
  await d.see("We didn't get your payment in time.");
  await d.dontSee('order-pay');
  // An unused wallet or linked account cannot pay late.
  if (['wallet', 'linked'].includes(screenOf(paying.way))) return;
  await console.action('payment.settle', { seqNo, outcome: 'paid' });
  await console.advance(MINUTE);
  await comesBack(d);
  await d.see('It may take your bank a few working days to show it.');
}

async function transferUnknown(paying: Paying): Promise<void> {
  const { d, seqNo, console } = paying;
  await seeOpened(paying);
  await console.action('payment.unknown', { seqNo });
  await pays[screenOf(paying.way)](paying);
  await d.see('order-detail');
  await d.dontSee('order-pay');
  await console.action('payment.settle', { seqNo, outcome: 'paid' });
  await orderSucceeds(d, { console });
}

async function pageUnknown(paying: Paying): Promise<void> {
  const { d, seqNo, console } = paying;
  await seeOpened(paying);
  await console.action('payment.unknown', { seqNo });
  await d.tap('payment-link-open');
  await d.leavePage();
  await d.see('payment-checking');
  await console.action('payment.settle', { seqNo, outcome: 'paid' });
  await d.see('payment-paid', patient);
}

const byTransfer = {
  cancelled: cancelsOrder,
  failed: neverArrived,
  late: tooLate,
  unknown: transferUnknown,
};
const byPage = {
  cancelled: onPageThenTransfer('cancelled'),
  failed: onPageThenTransfer('failed'),
  late: tooLate,
  unknown: pageUnknown,
};

const ends: Record<PaymentScreen, Record<Outcome, (paying: Paying) => Promise<void>>> = {
  details: byTransfer,
  atm: byTransfer,
  code: byTransfer,
  page: byPage,
  bank: byPage,
  phone: {
    cancelled: phoneSaysNo,
    failed: phoneSaysNo,
    async late({ d, console }) {
      await askPhone(d, '912341111');
      await d.see('Open MB WAY on your phone');
      await console.advance(5 * MINUTE);
      await d.see("You didn't confirm in time", patient);
    },
    async unknown({ d, seqNo, console }) {
      await askPhone(d, '912341111');
      await d.see('Open MB WAY on your phone');
      await console.action('payment.unknown', { seqNo });
      await d.dontSee('mb-way-ask');
      await console.action('payment.settle', { seqNo, outcome: 'paid' });
      await d.see('payment-see-order', patient);
    },
  },
  linked: {
    cancelled: notLinked('cancel'),
    failed: notLinked('ins_down'),
    late: tooLate,
    async unknown(paying) {
      const { d, console } = paying;
      await pays.linked(paying);
      await d.see('order-detail');
      assert.equal(await statusOf(paying), 'PAYMENT_AUTHORISED');
      await d.dontSee('order-pay');
      await daysLater(paying);
      await orderSucceeds(d, { console });
    },
  },
  wallet: {
    async cancelled(paying) {
      await paying.d.see('No money is on its way.', patient);
      assert.equal(await statusOf(paying), 'PAYMENT_CANCELED');
    },
    async failed(paying) {
      await paying.d.see('The wallet refused the payment and took no money.');
      assert.equal(await statusOf(paying), 'WAIT_PAYMENT');
    },
    late: tooLate,
    unknown: ({ d }) => d.see('payment-paid', patient),
  },
};

const walletSays = { cancelled: 'cancelled', failed: 'refused', late: 'lost', unknown: 'lost' } as const;

export async function endsOtherwise(paying: Paying, outcome: Outcome): Promise<void> {
  const screen = screenOf(paying.way);
  paying.d.setPayOutcome(walletSays[outcome]);
  // A wallet asks at once: late payers never get there.
  if (screen !== 'wallet' || outcome !== 'late') await choose(paying);
  await ends[screen][outcome](paying);
}
