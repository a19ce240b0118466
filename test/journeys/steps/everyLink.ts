import assert from 'node:assert/strict';
import { tabNames } from '@/routes';
import { demoAccounts } from '../../../sandbox/seed/demoAccounts';
import { shareOf } from '../../share';
import { type Driver, H5Driver, journey } from '../driver';
import { crawl } from './crawl';

const taken = shareOf(demoAccounts.list, { share: 1 / 13, key: ({ market }) => market });

async function signIn(d: Driver, email: string): Promise<void> {
  await d.open('login');
  await d.tap('login-way-email');
  await d.fill('login-email', email);
  await d.tap('login-mode');
  await d.fill('login-password', demoAccounts.password);
  await d.tap('login-submit');
  await d.seePath('/tabbar/remit');
}

/** Follows the links of every market's screens, as its demo payer meets them: one part of the markets a file. */
export function everyLink(part: number, parts: number): void {
  for (const { email, market } of taken.filter((_row, index) => index % parts === part))
    journey(
      `${market}: every link of every screen leads to a page that shows something`,
      async (d, { log }) => {
        if (!(d instanceof H5Driver)) assert.fail('a browser is needed');
        await signIn(d, email);
        const { reached, dead, taps } = await crawl(d, { starts: tabNames.map((tab) => `/tabbar/${tab}`) });
        log(`${market}: ${reached.length} addresses by ${taps} taps\n  ${reached.join('\n  ')}`);
        assert.deepEqual(dead, []);
        assert.ok(reached.length > 20, 'the tabs lead to more than that');
      },
      { targets: ['h5'], market, timeout: 240_000 },
    );
}
