import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demandedTypes, evidenceRow } from '@/domain/evidence';
import { isClosed, isFinished } from '@/domain/statuses/orderSets';
import { seededRandom, type SeededRandom } from '../../../sandbox/seeded/random';
import { committed } from '../support/corridor';
import { type DemoPayer, demoPayer } from '../support/demoPayer';
import { uploaded } from '../support/files';
import { fetchOrder, payOf } from '../support/orders';
import { startTestSandbox, type TestSandbox } from '../support/testSandbox';

const second = 1000;
const hour = 3_600_000;
/** `SHARE_SEED=<seed>` repeats a draw. */
const seed = process.env.SHARE_SEED ?? 'proofs';
const HISTORIES = 16;

const habits = ['before', 'later', 'betterNextTime', 'badly', 'never'] as const;
type Habit = (typeof habits)[number];
type Kind = (typeof demandedTypes)[number];
const provides: readonly Habit[] = ['before', 'later', 'betterNextTime'];

describe(`whatever an order demands and its payer does, the money is sent or comes back (seed ${seed})`, () => {
  let sandbox: TestSandbox;
  before(async () => {
    sandbox = await startTestSandbox({ quiet: true });
  });
  after(() => sandbox.close());

  const infoOf = ({ client }: DemoPayer, seqNo: string) =>
    client.call('evidence.info', { countryCode: 'AUS', seqNo });

  async function handIn(
    { client }: DemoPayer,
    seqNo: string,
    { kind, good, random }: { kind: Kind; good: boolean; random: SeededRandom },
  ): Promise<void> {
    const { fileTypes, questions } = evidenceRow(kind);
    const name = good ? 'paper.png' : 'reject.png';
    await client.call('evidence.submit', {
      countryCode: 'AUS',
      seqNo,
      verifyType: kind,
      fileType: random.pick(fileTypes),
      images: questions ? [] : [await uploaded(client, name)],
      fileNames: questions ? [] : [name],
      ...(questions
        ? { answers: Object.fromEntries(questions.map((one) => [one.name, random.pick(one.choices)])) }
        : {}),
    });
  }

  for (let history = 0; history < HISTORIES; history += 1)
    test(`history ${history}`, async () => {
      const random = seededRandom(`${seed}:${history}`);
      const person = await demoPayer(sandbox, 'AUS');
      const { seqNo } = await committed(person.client, { ...person, amount: '500' });
      const asked = Array.from({ length: random.int(1, 4) }, () => random.pick(demandedTypes));
      const pays = random.next() < 0.8;
      const askedLater = pays && random.next() < 0.3;
      const habitOf = new Map<Kind, Habit>();
      const tries = new Map<Kind, number>();
      const demand = () => sandbox.console.action('risk.demand', { seqNo, kinds: [...new Set(asked)] });

      const act = async (round: 'before' | 'after') => {
        for (const { verifyType, status } of (await infoOf(person, seqNo)).list) {
          const kind = verifyType as Kind;
          const habit = habitOf.get(kind) ?? random.pick(habits);
          habitOf.set(kind, habit);
          if (status !== 'WaitUpload' && status !== 'Rejected') continue;
          if (habit === 'never' || (round === 'before' && habit !== 'before')) continue;
          const tried = tries.get(kind) ?? 0;
          tries.set(kind, tried + 1);
          if (habit === 'badly' && tried > 0) continue;
          await handIn(person, seqNo, {
            kind,
            good: habit !== 'badly' && (habit !== 'betterNextTime' || tried > 0),
            random,
          });
        }
      };

      if (!askedLater) await demand();
      await act('before');
      if (pays) {
        await person.client.call('order.pay', payOf(await fetchOrder(person.client, seqNo), 120));
        await sandbox.console.action('payment.settle', { seqNo, outcome: 'paid' });
      }
      if (askedLater) await demand();
      for (let round = 0; round < 4; round += 1) {
        await act('after');
        await sandbox.console.advance(21 * second);
      }

      // Must name the papers and, once paid, the deadline.
      for (let step = 0; step < 14; step += 1) {
        const order = await fetchOrder(person.client, seqNo);
        if (isFinished(order.status) || isClosed(order.status)) break;
        const { outstanding, until } = await infoOf(person, seqNo);
        assert.equal(
          outstanding > 0,
          order.supplementContent !== undefined,
          `${order.status}: told of papers`,
        );
        if (order.supplementsUntil !== undefined) assert.equal(until, order.supplementsUntil);
        if (pays && outstanding > 0 && !order.status.startsWith('REFUND'))
          assert.ok((order.supplementsUntil ?? 0) > sandbox.clock.now(), `${order.status}: until when`);
        await sandbox.console.advance(12 * hour);
      }

      const { status } = await fetchOrder(person.client, seqNo);
      // Answered surveys pass; risky answers demand papers too.
      const proved = [...habitOf].every(
        ([kind, habit]) => provides.includes(habit) || (habit === 'badly' && evidenceRow(kind).questions),
      );
      const end = pays ? (proved ? 'TRANSACTION_SUCCESS' : 'REFUND_SUCCESS') : 'PAYMENT_TIMEOUT';
      assert.equal(status, end, JSON.stringify([...habitOf]));
      const word = end === 'TRANSACTION_SUCCESS' ? 'BANK_REMITTED' : end;
      const { rows } = await person.client.call('message.list', { pageSize: 50 });
      assert.ok(
        rows.some(
          ({ titleKey, params }) => titleKey === `message.order.${word}.title` && params.seqNo === seqNo,
        ),
        `told of ${word}: ${rows.map(({ titleKey }) => titleKey).join(', ')}`,
      );
    });
});
