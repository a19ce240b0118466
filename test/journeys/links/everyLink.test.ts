import assert from 'node:assert/strict';
import { tabNames } from '@/routes';
import { demoAccounts } from '../../../sandbox/seed/demoAccounts';
import { shareOf } from '../../share';
import { type Driver, H5Driver, journey } from '../driver';
import { crawl } from '../steps/crawl';

const taken = shareOf(demoAccounts.list, { share: 1 / 13, key: ({ market }) => market });
const starts = shareOf(tabNames, { share: 1 / 3, key: (tab) => tab }).map((tab) => `/tabbar/${tab}`);

async function signIn(d: Driver, email: string): Promise<void> {
  await d.open('login');
  await d.tap('login-way-email');
  await d.fill('login-email', email);
  await d.tap('login-mode');
  await d.fill('login-password', demoAccounts.password);
  await d.tap('login-submit');
  await d.seePath('/tabbar/remit');
}

for (const { email, market } of taken)
  journey(
    `${market}: every link of every screen leads to a page that shows something`,
    async (d, { log }) => {
      if (!(d instanceof H5Driver)) assert.fail('a browser is needed');
      await signIn(d, email);
      const { reached, dead, taps } = await crawl(d, { starts });
      log(`${market}: ${reached.length} addresses by ${taps} taps\n  ${reached.join('\n  ')}`);
      assert.deepEqual(dead, []);
      assert.ok(reached.length > 5 * starts.length, 'a tab leads to more than that');
    },
    { targets: ['h5'], market },
  );
