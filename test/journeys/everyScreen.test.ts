import assert from 'node:assert/strict';
import { journey } from './driver';
import { accessibilityFindings } from './steps/audit';
import { modulesWithScreens, thingsOf, visit, visits } from './steps/everyScreen';
import { signedIn, withOrder } from './steps/people';

for (const module of modulesWithScreens)
  journey(
    `${module}: every screen of the route table can be used without seeing it`,
    async (d, { sandbox, person, log }) => {
      const payer = await withOrder(sandbox, person);
      const found: string[] = [];
      let inside = false;
      for (const next of visits(await thingsOf(payer)).filter((one) => one.module === module)) {
        if (next.signedIn && !inside) {
          await signedIn(d, person, payer.client);
          inside = true;
        }
        await visit(d, next);
        log(next.route);
        found.push(...(await accessibilityFindings(d, next.route)));
      }
      assert.deepEqual(found, []);
    },
    { timeout: 240_000 },
  );
