import assert from 'node:assert/strict';
import { journey } from '../driver';
import { remitter, signedIn } from '../steps/people';

const MINUTE = 60_000;

journey(
  'a sender watches a rate: an alert in two taps that tells once, five periods, a table, favourites, the whole cost, and on to the transfer [P1-14 P1-15 P2.7-03]',
  async (d, { person, sandbox }) => {
    const { console } = sandbox;
    const pin = (rate: string) => console.action('rates.pin', { source: 'AUD', target: 'CNY', rate });
    await pin('4.8');
    const { client } = await remitter(sandbox, person);
    await signedIn(d, person, client);
    await d.open('/tabbar/remit');

    await d.tap('rate-line-alert');
    await d.seePath('/remitRate');
    await d.tap('rate-alert-save');
    await d.see('When 1 AUD brings 4.8240 CNY or more');
    await d.tap('rate-alert-set');
    await d.tap('rate-alert-kind-below');
    await d.fill('rate-alert-rate', '5');
    await d.tap('rate-alert-save');
    await d.see("Enter a rate below 4.8000, today's rate");
    await d.fill('rate-alert-rate', '4.6');
    await d.doubleTap('rate-alert-save');
    await d.see('When 1 AUD brings 4.6000 CNY or less');
    await d.tap('rate-alert-below-off');
    await d.dontSee('rate-alert-below');

    for (const [range, words] of [
      ['d1', 'last 24 hours'],
      ['d7', 'last 7 days, not counting today'],
      ['d180', 'last 6 months'],
      ['d365', 'last year'],
      ['d30', 'last 30 days'],
    ] as const) {
      await d.tap(`rate-range-${range}`);
      await d.see(`in the ${words}`);
      await d.see('rate-chart');
    }
    await d.see('Best:');
    await d.tap('rate-table-toggle');
    await d.see('Rate for 1 AUD');
    await d.tap('rate-table-toggle');
    await d.dontSee('rate-table');

    // 1,000 AUD: 8 AUD fee and a 0.4 % margin.
    await d.see('0.40%');
    await d.see('12.00 AUD');
    await d.see('Cheapest moment of the last 30 days');

    await d.tap('rate-side-add');
    await d.tap('Philippines');
    await d.see('PHP');
    await d.tap('rate-target');
    await d.tap('China');
    await d.tap('rate-star');
    await d.see('rate-row-CHN');
    assert.equal(await d.shows('rate-row-IND'), false, 'favourites are in the place of the first ones');
    await d.kill();
    await d.relaunch('remitRate');
    await d.see('rate-row-PHL');
    await d.see('rate-row-CHN');

    await pin('4.83');
    await console.advance(20 * MINUTE);
    await console.advance(10 * 60 * MINUTE);
    await d.open('messageCenter');
    await d.see('AUD to CNY has gone up to your rate');
    const { rows } = await client.call('message.list', { pageSize: 50 });
    assert.equal(rows.filter(({ titleKey }) => titleKey.startsWith('message.rateAlert')).length, 1);

    await d.open('remitRate', { params: { targetCountryCode: 'PHL' } });
    await d.tap('rate-send');
    await d.seePath('/tabbar/remit');
    await d.see('Currency: PHP. Change currency');
  },
);
