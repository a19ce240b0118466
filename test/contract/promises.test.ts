import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callNames } from '@/contracts/calls';
import { keepPromises } from '../promises/engine';
import { writingCalls } from '../promises/generic';
import { pageIsCurrent } from '../promises/page';
import { promisesAt, readWrites, writesIn, type WritesOfCalls } from '../promises/writes';
import { withoutServer } from './support/withoutServer';

// A share of `npm run promises`, by a fixed seed until 10,000 are clean: breaches would fail at random.
const seed = 'kept';

function assertWatched(writes: WritesOfCalls): void {
  for (const [name, places] of Object.entries(writes))
    for (const place of places)
      assert.ok(promisesAt(place).length > 0, `${name} writes ${place}, which no promise looks at`);
}

test(`promises hold whatever is done, seed ${seed}`, withoutServer, async () => {
  const report = await keepPromises({ runs: 60, seed });
  assert.equal(report.breach, null, report.breach ? Object.values(report.breach).join('\n') : '');
  const found = writesIn(report);
  assertWatched(found);
  const { writes } = readWrites();
  const unknown = Object.entries(found).flatMap(([name, places]) =>
    places.filter((place) => !writes[name]?.includes(place)).map((place) => `${name} ${place}`),
  );
  assert.deepEqual(unknown, [], 'npm run promises -- --writes');
});

test('what is money, a way in or a lock is watched by a promise, whichever call writes it', () => {
  const { writes, others, unseen } = readWrites();
  assertWatched(writes);
  const listed = [...Object.keys(writes), ...others, ...unseen];
  const gone = listed.filter((name) => !(callNames as readonly string[]).includes(name));
  const missing = writingCalls.filter((name) => !listed.includes(name));
  assert.deepEqual({ gone, missing }, { gone: [], missing: [] }, 'npm run promises -- --writes');
});

test('the page of promises is up to date', () => {
  assert.ok(pageIsCurrent(), 'npm run promises -- --page');
});
