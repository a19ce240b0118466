import type { Clock } from '../../../sandbox/clock/clock';
import { Changes } from '../../../sandbox/db/changes';
import { AnswerMemo, type Watch } from '../../../sandbox/dispatch/answerMemo';

const clock = { time: 1_800_000_000_000, sets: 0, now: () => clock.time };
const start = clock.time;

function kept(look: (watch: Watch) => void, text = '{"code":"0"}') {
  clock.time = start;
  const changes = new Changes();
  const memo = new AnswerMemo(changes, clock as unknown as Clock);
  const watch = memo.begin();
  watch.reads.tables.add('orders');
  look(watch);
  memo.keep('key', watch, clock.time, { params: {}, text });
  return { changes, answer: () => memo.find('key')?.bytes.toString() ?? null };
}

describe('given an answer that was kept', () => {
  test('it ends with a write to a table it was read from, and with no other', () => {
    const { changes, answer } = kept(() => undefined);
    changes.wrote('coupons');
    expect(answer()).toBe('{"code":"0"}');
    changes.wrote('orders');
    expect(answer()).toBeNull();
  });

  test('it ends at the moment its handler asked about, and not before', () => {
    const { answer } = kept((watch) => (watch.until = start + 60_000));
    clock.time = start + 60_000;
    expect(answer()).not.toBeNull();
    clock.time += 1;
    expect(answer()).toBeNull();
  });

  test('it ends after a second when its handler read the clock, and at once when the clock is set', () => {
    const read = kept((watch) => (watch.sawClock = true));
    clock.time = start + 1000;
    expect(read.answer()).not.toBeNull();
    clock.time = start + 1001;
    expect(read.answer()).toBeNull();
    const asked = kept((watch) => (watch.until = start + 60_000));
    clock.sets += 1;
    expect(asked.answer()).toBeNull();
  });

  test('it tells the time of the moment it is given again, and leaves what a person wrote alone', () => {
    const text = (time: number) =>
      JSON.stringify({ model: { note: `"serverTime":${start} é`, order: { serverTime: time } } });
    const { answer } = kept((watch) => (watch.stamped = true), text(start));
    clock.time = start + 86_400_000;
    expect(answer()).toBe(text(start + 86_400_000));
    expect(answer()).toBe(text(start + 86_400_000));
  });

  test('nothing is kept of a handler that looked elsewhere', () => {
    expect(kept((watch) => (watch.untraceable = true)).answer()).toBeNull();
    expect(kept((watch) => (watch.reads.unknown = true)).answer()).toBeNull();
  });
});
