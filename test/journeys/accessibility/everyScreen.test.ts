import assert from 'node:assert/strict';
import { shareOf } from '../../share';
import { journey } from '../driver';
import { accessibilityFindings } from '../steps/audit';
import { modulesWithScreens, thingsOf, visit, visits } from '../steps/everyScreen';
import { signedIn, withOrder } from '../steps/people';

for (const module of modulesWithScreens)
  journey(
    `${module}: every screen of the route table can be used without seeing it`,
    async (d, { sandbox, person, target, log }) => {
      const payer = await withOrder(sandbox, person);
      const found: string[] = [];
      const seen: string[] = [];
      let inside = false;
      const all = visits(await thingsOf(payer)).filter((one) => one.module === module);
      const taken = shareOf(all, { share: 1 / 3, key: ({ route }) => `${target} ${route}` });
      for (const next of taken) {
        if (next.signedIn && !inside) {
          await signedIn(d, person, payer.client);
          inside = true;
        }
        const reached = await visit(d, next);
        seen.push(reached === next.route ? reached : `${next.route} (leads to ${reached})`);
        found.push(...(await accessibilityFindings(d, next.route)));
      }
      log(seen.join(', '));
      assert.deepEqual(found, []);
    },
  );
