import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { callNames } from '@/contracts/calls';
import { keepPromises } from '../promises/engine';
import { promises } from '../promises/kept';
import { pageIsCurrent } from '../promises/page';
import { writesFile, writesIn, type WritesOfCalls } from '../promises/writes';

// The whole run is `npm run promises`; here is a share of it.
// One seed until a whole run of 10,000 has been clean: a breach that is known already would turn runs red by chance.
const seed = 'kept';
const skip = process.env.DATABASE_URL ? 'its runs are rolled back in a database of their own' : false;

/** A column, or its whole table, is named by a promise. */
function assertWatched(writes: WritesOfCalls): void {
  const watched = new Set<string>(promises.flatMap(({ watches }) => watches));
  for (const [name, places] of Object.entries(writes))
    for (const place of places)
      assert.ok(
        watched.has(place) || watched.has(place.split('.')[0] ?? ''),
        `${name} writes ${place}, which no promise looks at`,
      );
}

test(`promises hold whatever is done, seed ${seed}`, { skip }, async () => {
  const report = await keepPromises({ runs: 60, seed });
  assert.equal(report.breach, null, report.breach ? Object.values(report.breach).join('\n') : '');
  assertWatched(writesIn(report));
});

test('what is money, a way in or a lock is watched by a promise, whichever call writes it', () => {
  const known = JSON.parse(fs.readFileSync(writesFile, 'utf8')) as WritesOfCalls;
  assertWatched(known);
  const gone = Object.keys(known).filter((name) => !(callNames as readonly string[]).includes(name));
  assert.deepEqual(gone, [], 'npm run promises -- --writes');
});

test('the page of promises is up to date', () => {
  assert.ok(pageIsCurrent(), 'npm run promises -- --page');
});
