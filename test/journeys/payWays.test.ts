import assert from 'node:assert/strict';
import { paymentGroupOf } from '@/domain/paymentGroups';
import { paymentMethods, type PaymentMethodCode } from '@/domain/paymentMethods';
import { markets, type MarketCode } from '@/domain/markets';
import { paymentMethodsOf, paymentTerms } from '@/domain/paymentTerms';
import { committed } from '../contract/support/corridor';
import { shareOf } from '../share';
import { journey, type Driver, type JourneyContext } from './driver';
import { remitter, signedIn } from './steps/people';

interface Way {
  market: MarketCode;
  code: PaymentMethodCode;
}

/** Korea's payers prove an account first, and China's send elsewhere: their ways are tried by the contract tests. */
const without: readonly MarketCode[] = ['KOR', 'CHN'];
const ways: readonly Way[] = (Object.keys(paymentTerms) as MarketCode[])
  .filter((market) => !without.includes(market))
  .flatMap((market) => paymentMethodsOf(market).map((code) => ({ market, code })))
  // A wallet pays inside of its own app; `walletPay` holds it.
  .filter(({ code }) => paymentMethods[code].screen !== 'wallet');
const sums: Partial<Record<string, string>> = { KRW: '1000000', VND: '5000000', JPY: '50000' };

/** What a payer does on the screen of a method until the money is on its way. */
const steps: Record<string, (d: Driver) => Promise<void>> = {
  details: (d) => d.tap('bank-payment-sent'),
  atm: (d) => d.tap('atm-payment-sent'),
  async code(d) {
    await d.see('code-payment-save');
    await d.tap('code-payment-sent');
  },
  async page(d) {
    await d.tap('payment-link-open');
    await d.payOnPage('paid');
  },
  async bank(d) {
    // New Zealand goes to the page at once.
    await d.tap('payment-link-open');
    await d.payOnPage('paid');
  },
  async phone(d) {
    await d.type('mb-way-phone', '912345678');
    await d.tap('mb-way-ask');
    await d.see('Open MB WAY on your phone');
    await d.see('payment-see-order', { timeout: 30_000 });
    await d.tap('payment-see-order');
  },
  async linked(d) {
    await d.tap('ach-add');
    await d.tap('ach-link');
    await d.tap('bank-ins_first');
    await d.tap('ach-take');
    await d.tap('ach-pay');
  },
};

const drawn = shareOf(ways, {
  share: 0.05,
  key: ({ market, code }) => `${market} ${code}`,
  kindsOf: ({ code }) => [paymentMethods[code].screen ?? ''],
});

// The bank's linking page, for one, opens in browsers alone; mini-programs have their own journeys of payments.
for (const way of drawn) {
  const { market, code } = way;
  const { id, screen } = paymentMethods[code];
  journey(
    `${market} pays by ${id}`,
    async (d: Driver, { sandbox, newPerson }: JourneyContext) => {
      const person = newPerson(market);
      const payer = await remitter(sandbox, person);
      const amount = sums[markets[market].currency] ?? '500';
      const { order } = await committed(payer.client, {
        market,
        payeeId: payer.payeeId,
        target: market === 'HKG' ? 'PHL' : 'CHN',
        amount,
      });
      const { seqNo } = order;
      await signedIn(d, person, payer.client);
      await d.open('paymentMethod', { params: { group: paymentGroupOf(order), seqNo } });
      await d.tap(`payment-method-${code}`);
      await d.tap('payment-next');
      if (screen === 'bank' && paymentGroupOf(order) === 'eu') {
        await d.tap('select-bank-option-DEUTDEFF');
        await d.tap('select-bank-next');
      }
      await (steps[screen ?? ''] as (typeof steps)[string])(d);
      await d.see(screen === 'page' || screen === 'bank' ? 'payment-paid' : 'order-detail', {
        timeout: 20_000,
      });
      await sandbox.console.advance(73 * 3_600_000);
      const { status } = (await payer.client.call('order.get', { seqNo })).order;
      assert.ok(!['WAIT_PAYMENT', 'PAYMENT_TIMEOUT'].includes(status), status);
    },
    { targets: ['h5'] },
  );
}
