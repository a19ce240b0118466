import assert from 'node:assert/strict';
import { shareOf } from '../../share';
import { journey } from '../driver';
import type { H5Driver } from '../driver/h5Driver';
import { thingsOf, visit, visits } from '../steps/everyScreen';
import { signedIn, withOrder } from '../steps/people';
import { firstMoney, sendFirstMoney } from '../steps/steps';
import { lastingTextFaults } from '../steps/textFaults';

const large = { targets: ['h5'], textSize: 2 } as const;

journey(
  'text at 200 per cent: no screen cuts a word, lays it over another or is wider than the phone',
  async (d, { person, sandbox }) => {
    const payer = await withOrder(sandbox, person);
    const taken = shareOf(visits(await thingsOf(payer)), { share: 1 / 12, key: ({ route }) => route });
    const found: string[] = [];
    let inside = false;
    for (const next of taken) {
      if (next.signedIn && !inside) {
        await signedIn(d, person, payer.client);
        inside = true;
      }
      await visit(d, next);
      const faults = await lastingTextFaults((d as H5Driver).page);
      found.push(...faults.map((fault) => `${next.route}: ${fault}`));
    }
    assert.deepEqual(found, []);
  },
  large,
);

journey(
  'text at 200 per cent: new sender, AUS to CHN',
  (d, { person, sandbox }) =>
    sendFirstMoney(d, { person, console: sandbox.console }, firstMoney.australiaToChina),
  large,
);
