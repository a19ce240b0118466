import assert from 'node:assert/strict';
import { journey } from '../driver';
import { newestOrder, remitter, signedIn } from '../steps/people';
import { confirm, orderSucceeds, quote } from '../steps/steps';

const senders = [
  { market: 'JPN', rate: '0.0485', amount: '100000', line: '100 JPY = 4.8500 CNY', gets: '4,850.00' },
  { market: 'KOR', rate: '0.0052', amount: '1000000', line: '100 KRW = 0.52000 CNY', gets: '5,200.00' },
  { market: 'VNM', rate: '0.00029', amount: '10000000', line: '10,000 VND = 2.9000 CNY', gets: '2,900.00' },
] as const;
const currencies = { JPN: 'JPY', KOR: 'KRW', VNM: 'VND' } as const;

for (const { market, rate, amount, line, gets } of senders) {
  journey(
    `a sender from ${market} reads one rate from the home to the finished order`,
    async (d, { person, sandbox }) => {
      const { console } = sandbox;
      await console.action('rates.pin', { source: currencies[market], target: 'CNY', rate });
      const { payerId, payeeId, client } = await remitter(sandbox, person);
      await signedIn(d, person, client);
      await d.open('/tabbar/remit');

      await quote(d, 'China', amount);
      await d.seeValue('remit-target-amount', gets);
      await d.see(line);
      await d.tap('remit-send');
      await d.tap(`payee-${payeeId}`);
      await d.see('confirm-submit');
      await d.see(line);
      await d.see(gets);
      await confirm(d);
      await d.see('payment-methods');
      const seqNo = await newestOrder(console, payerId);
      await d.open('bankOrder', { params: { seqNo } });
      await d.see(line);
      await d.see(gets);
      await d.tap('order-pay');
      await d.tap('payment-method-120');
      await d.tap('payment-next');
      if (market === 'KOR') await d.tap('kor-accounts-next');
      await d.tap('bank-payment-sent');
      await orderSucceeds(d, { console });
      await d.see(line);
      assert.equal((await console.order(seqNo)).order.status, 'TRANSACTION_SUCCESS');
    },
    { market },
  );
}

journey(
  'where money does not go to or from yet, a page says so until it does [P2.4-14 P5-20 P5-21]',
  async (d, { person, sandbox }) => {
    const { client } = await remitter(sandbox, person);
    const set = (country: string, status: object) =>
      sandbox.console.action('market.setStatus', { country, ...status });
    await set('CHN', { targetStatus: 'opening' });
    await signedIn(d, person, client);
    await d.open('/tabbar/remit');
    await d.tap('remit-target-amount-currency');
    await d.tap('China');
    await d.tap('remit-send');
    await d.seePath('/coming-soon');
    await d.see("You can't send money to China yet");
    await set('CHN', { targetStatus: 'opened' });
    await d.open('comingSoon', { query: { countryCode: 'AUS', targetCountryCode: 'CHN' } });
    await d.see('You can send money now');

    await set('AUS', { sourceStatus: 'maintenance' });
    await d.kill();
    await d.relaunch('/tabbar/remit');
    await d.tap('remit-send');
    await d.see("You can't send money from Australia yet");
    await d.see("It's paused for now");
    await set('AUS', { sourceStatus: 'opened' });
    await d.tap('coming-soon-home');
    await d.seePath('/tabbar/remit');
  },
);
