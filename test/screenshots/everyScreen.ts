import { newPerson } from '../journeys/driver/person';
import { modulesWithScreens, thingsOf, visit, visits } from '../journeys/steps/everyScreen';
import { withOrder } from '../journeys/steps/people';
import type { Chapter } from './types';

export const everyScreenChapters: Record<string, Chapter> = Object.fromEntries(
  modulesWithScreens.map((module): [string, Chapter] => [
    `every-${module}`,
    async ({ d, shot, server, url, resume }) => {
      const person = newPerson();
      const payer = await withOrder({ url, console: server }, person);
      let inside = false;
      for (const next of visits(await thingsOf(payer)).filter((one) => one.module === module)) {
        if (next.signedIn && !inside) {
          await resume(person, payer.client);
          inside = true;
        }
        await visit(d, next);
        await shot(next.route, { tall: true });
      }
    },
  ]),
);
