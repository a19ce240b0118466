import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limits } from '@/domain/constants';
import { historyOf } from '../../../sandbox/domains/rates/history';
import { rateRow } from '../../../sandbox/domains/rates/rateWalk';
import { seededRandom } from '../../../sandbox/seeded/random';
import { signUp } from '../support/person';
import { startTestSandbox } from '../support/testSandbox';

const minute = 60_000;
const day = 24 * 60 * minute;
const year = 365 * day;
const look = 10 * minute;
const seed = process.env.FC_SEED ?? String(Date.now());

test('over a year of rates each alert fires exactly once for each day on which it had to, however the clock jumps [F9-41 F9-42 F5.7-51]', async (t) => {
  t.diagnostic(`FC_SEED=${seed}`);
  const random = seededRandom(seed);
  const sandbox = await startTestSandbox({ quiet: true });
  t.after(() => sandbox.close());
  const { db } = sandbox.runtime;
  await sandbox.console.setClock({ speed: 0 });
  const target = random.pick(['CNY', 'PHP', 'INR', 'USD', 'JPY']);
  const row = await rateRow(db, 'AUD', target);
  const history = historyOf(row, sandbox.runtime.seed, []);
  const { client, payerId } = await signUp(sandbox, 'AUS');
  const begun = sandbox.clock.now();
  // Within two per cent: some are reached in days, others hardly ever.
  const away = (sign: number) =>
    history.text(history.at(begun).times(1 + (sign * random.int(2, 80)) / 10_000));
  const expected = { above: away(1), below: away(-1) };
  const pair = { sourceCurrency: 'AUD', targetCurrency: target, enabled: true };
  for (const alertType of ['above', 'below'] as const)
    await client.call('rates.pushRemind', { ...pair, alertType, expectedRate: expected[alertType] });
  await client.call('rates.pushRemind', { ...pair, alertType: 'amplitude' });

  let left = year;
  while (left > 0) {
    const jump = Math.min(left, random.pick([1, 6, 144, 1000, 6000]) * look + random.int(0, 9) * minute);
    await sandbox.console.advance(jump);
    left -= jump;
  }
  const end = sandbox.clock.now();

  // Computed step by step from the rates only.
  const holds = {
    above: (at: number) => history.at(at).gte(expected.above),
    below: (at: number) => history.at(at).lte(expected.below),
    amplitude: (at: number) => {
      const before = history.at(at - day);
      return history.at(at).minus(before).abs().div(before).times(1000).gte(limits.rateAlertPerMille);
    },
  };
  for (const [type, held] of Object.entries(holds)) {
    const due: number[] = [];
    for (let at = begun; at <= end; at += due.at(-1) === at ? day : look) if (held(at)) due.push(at);
    const told = await db
      .selectFrom('messages')
      .select('createdAt')
      .where('payerId', '=', payerId)
      .where('titleKey', '=', `message.rateAlert.${type}.title`)
      .orderBy('createdAt')
      .execute();
    assert.deepEqual(
      told.map((message) => Number(message.createdAt)),
      due,
      `${type} of AUD to ${target}, seed ${seed}`,
    );
    t.diagnostic(`${type}: ${due.length} times`);
  }
});
