import { fake } from '../../component/fakeApp';
import { AppError } from '@/core/appError';
import { deviceIs, deviceStorage } from './device';

const disk = new Map<string, string>();
const server = {
  fails: false,
  batches: [] as { batchId: string; events: { eventCode: string }[] }[],
  hold: null as Promise<void> | null,
};

fake.client({
  call: async (_row: unknown, params: (typeof server.batches)[number]) => {
    await server.hold;
    if (server.fails) throw new AppError({ code: 'network', kind: 'network', messageKey: 'errors.network' });
    server.batches.push(params);
    return { accepted: params.events.length };
  },
});

const start = () => {
  let events!: typeof import('@/state/events/events');
  jest.isolateModules(() => {
    deviceIs({
      storage: deviceStorage(disk),
      random: {
        ready: () => Promise.resolve(),
        bytes: (n) => Uint8Array.from({ length: n }, (_, i) => disk.size * 7 + i + server.batches.length),
      },
    });
    events = jest.requireActual('@/state/events/events');
  });
  return events;
};
const turns = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};
const code = (i: number) => `e${i}`;
const sent = () => server.batches.flatMap((batch) => batch.events.map((event) => event.eventCode));

beforeEach(() => {
  disk.clear();
  Object.assign(server, { fails: false, batches: [], hold: null });
});

test('nothing is sent before the twentieth, then all twenty as one batch [C7.12-08]', async () => {
  const { track } = start();
  for (let i = 0; i < 19; i += 1) track({ eventCode: code(i) });
  await turns();
  expect(server.batches).toHaveLength(0);
  track({ eventCode: code(19) });
  await turns();
  expect(server.batches.map((batch) => batch.events.length)).toEqual([20]);
});

const held = (count: number): void => {
  const events = Array.from({ length: count }, (_, i) => ({ eventCode: code(i) }));
  disk.set('eventBuffer', JSON.stringify({ v: JSON.stringify({ sending: null, events }), at: Date.now() }));
};
const kept = (): string[] => {
  const { v } = JSON.parse(disk.get('eventBuffer') as string) as { v: string };
  return (JSON.parse(v) as { events: { eventCode: string }[] }).events.map((event) => event.eventCode);
};

test('a batch goes out at each twentieth event, a hundred in one at most [C7.12-08]', async () => {
  held(118);
  const { track } = start();
  track({ eventCode: code(118) });
  await turns();
  expect(server.batches).toHaveLength(0);
  track({ eventCode: code(119) });
  await turns();
  expect(server.batches.map((batch) => batch.events.length)).toEqual([100]);
  expect(kept()).toHaveLength(20);
});

test('the oldest give way beyond two hundred', () => {
  server.fails = true;
  held(199);
  start().track({ eventCode: 'last' });
  expect([kept().length, kept()[0], kept()[199]]).toEqual([200, 'e0', 'last']);
  held(200);
  start().track({ eventCode: 'last' });
  expect([kept().length, kept()[0], kept()[199]]).toEqual([200, 'e1', 'last']);
});

test('none is lost over restarts and failures, and none is sent twice [C7.12-07 P3-84]', async () => {
  server.fails = true;
  for (let run = 0; run < 5; run += 1) {
    const { track } = start();
    for (let i = 0; i < 8; i += 1) track({ eventCode: code(run * 9 + i) });
    await turns();
    track({ eventCode: code(run * 9 + 8) });
  }
  server.fails = false;
  const { flushEvents } = start();
  await flushEvents();
  await flushEvents();
  expect(sent()).toEqual(Array.from({ length: 45 }, (_, i) => code(i)));
});

test('a batch whose answer was lost goes again under its own id, with its own events', async () => {
  server.fails = true;
  const first = start();
  for (let i = 0; i < 20; i += 1) first.track({ eventCode: code(i) });
  await turns();
  const kept = JSON.parse((JSON.parse(disk.get('eventBuffer') as string) as { v: string }).v) as {
    sending: { batchId: string; count: number };
  };
  server.fails = false;
  const second = start();
  second.track({ eventCode: code(20) });
  await second.flushEvents();
  expect(server.batches[0]).toMatchObject({ batchId: kept.sending.batchId });
  expect(server.batches[0]?.events).toHaveLength(20);
  await second.flushEvents();
  expect(sent()).toEqual(Array.from({ length: 21 }, (_, i) => code(i)));
});

test('events that come while a batch is on its way wait for the next', async () => {
  let release = () => undefined as void;
  server.hold = new Promise<void>((resolve) => (release = resolve));
  const { track, flushEvents } = start();
  for (let i = 0; i < 20; i += 1) track({ eventCode: code(i) });
  await turns();
  track({ eventCode: code(20) });
  release();
  await flushEvents();
  server.hold = null;
  await flushEvents();
  expect(sent()).toEqual(Array.from({ length: 21 }, (_, i) => code(i)));
});

test('after a logout none of them is left', async () => {
  server.fails = true;
  const { track, forgetEvents, flushEvents } = start();
  track({ eventCode: 'secret', userId: 'u1' });
  forgetEvents();
  disk.clear();
  track({ eventCode: 'next' });
  server.fails = false;
  await flushEvents();
  expect(sent()).toEqual(['next']);
  expect(JSON.stringify([...disk])).not.toContain('u1');
});

test('a broken buffer begins again', async () => {
  disk.set('eventBuffer', JSON.stringify({ v: '{"events":5}', at: Date.now() }));
  const { track, flushEvents } = start();
  track({ eventCode: 'a' });
  await flushEvents();
  expect(sent()).toEqual(['a']);
});

test('what is held stays below its limit also while a batch waits for its answer', async () => {
  server.fails = true;
  const { track } = start();
  for (let i = 0; i < 1000; i += 1) {
    track({ eventCode: code(i) });
    if (i % 50 === 0) await turns();
  }
  await turns();
  const kept = JSON.parse((JSON.parse(disk.get('eventBuffer') as string) as { v: string }).v) as {
    sending: { count: number };
    events: { eventCode: string }[];
  };
  expect(kept.events).toHaveLength(200);
  // Unchanged the batch that may have arrived, and the newest.
  expect(kept.events[0]?.eventCode).toBe(code(0));
  expect(kept.events[199]?.eventCode).toBe(code(999));
});

test('faults of tracking are not tracked: a page that answers everything gets no second report of a report', () => {
  const trace = jest.requireActual<typeof import('@/state/events/trace')>('@/state/events/trace');
  const reports: string[] = [];
  // Reports are calls, which may fail and be reported.
  trace.setTraceSender((_kind, detail) => {
    reports.push(detail);
    if (reports.length < 300) trace.traceCall('contract', 'tracking.errorTrace', 'envelope');
  });
  trace.traceCall('contract', 'order.get', 'envelope');
  trace.traceCall('contract', 'tracking.collect', 'envelope');
  expect(reports).toEqual(['order.get: envelope']);
});
