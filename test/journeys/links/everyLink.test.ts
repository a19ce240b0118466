import assert from 'node:assert/strict';
import { tabNames } from '@/routes';
import { demoAccounts } from '../../../sandbox/seed/demoAccounts';
import { shareOf } from '../../share';
import { H5Driver, journey } from '../driver';
import { crawl } from '../steps/crawl';

const taken = shareOf(demoAccounts.list, { share: 2 / 13, key: ({ market }) => market });

for (const { email, market } of taken)
  journey(
    `${market}: every link of every screen leads to a page that shows something`,
    async (d, { log }) => {
      if (!(d instanceof H5Driver)) assert.fail('a browser is needed');
      await d.open('login');
      await d.tap('login-way-email');
      await d.fill('login-email', email);
      await d.tap('login-mode');
      await d.fill('login-password', demoAccounts.password);
      await d.tap('login-submit');
      await d.seePath('/tabbar/remit');
      const { reached, dead, taps } = await crawl(d, { starts: tabNames.map((tab) => `/tabbar/${tab}`) });
      log(`${market}: ${reached.length} addresses by ${taps} taps\n  ${reached.join('\n  ')}`);
      assert.deepEqual(dead, []);
      assert.ok(reached.length > 20, 'the tabs lead to more than that');
    },
    { targets: ['h5'], market, timeout: 240_000 },
  );
