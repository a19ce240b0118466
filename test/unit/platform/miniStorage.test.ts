import { createStorage } from '@/platform/miniprogram/storage';

type Call = { key: string; data?: string; success: () => void; fail: () => void };

function client(disk: Map<string, string>, { broken = false } = {}) {
  const calls: string[] = [];
  const open: Call[] = [];
  let hide = (): void => undefined;
  const take = (name: string) => (call: Call) => {
    calls.push(`${name} ${call.key}`);
    open.push(call);
  };
  const storage = createStorage(
    {
      setStorage: take('setStorage'),
      removeStorage: take('removeStorage'),
      getStorageInfoSync: () => (calls.push('info'), { keys: [...disk.keys()] }),
      onAppHide: (cb: () => void) => (hide = cb),
    },
    {
      get: (key) => (calls.push(`getSync ${key}`), disk.get(key)),
      set(key, value) {
        calls.push(`setSync ${key}`);
        if (!broken) disk.set(key, value);
      },
      remove: (key) => void disk.delete(key),
    },
    { entry: 'start', keys: new Set(['token', 'market', 'language']) },
  );
  const arrive = async () => {
    const call = open.shift();
    if (call?.data !== undefined && !broken) disk.set(call.key, call.data);
    else if (call && !broken) disk.delete(call.key);
    if (broken) call?.fail();
    else call?.success();
    await settled();
  };
  return { storage, calls, open, arrive, hide: () => hide() };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('a key is read once a run, and one that is not there not at all', () => {
  const { storage, calls } = client(new Map([['a', '1']]));
  for (let round = 0; round < 3; round += 1) {
    expect([storage.get('a'), storage.get('absent'), storage.get('other')]).toEqual(['1', null, null]);
  }
  expect(calls).toEqual(['info', 'getSync a']);
});

test('what is written in one tick goes to the client once, and not at all where it is there already', async () => {
  const disk = new Map([['a', '1']]);
  const { storage, calls, arrive } = client(disk);
  storage.set('a', '1');
  for (const value of ['2', '23', '234']) storage.set('a', value);
  expect(storage.get('a')).toBe('234');
  await settled();
  await arrive();
  expect([disk.get('a'), calls.filter((call) => call.startsWith('set'))]).toEqual(['234', ['setStorage a']]);
});

test('while a value is on its way no other of its key overtakes it: the newest follows', async () => {
  const disk = new Map<string, string>();
  const { storage, open, arrive } = client(disk);
  storage.set('a', '1');
  await settled();
  storage.set('a', '2');
  storage.set('a', '3');
  await settled();
  expect(open).toHaveLength(1);
  await arrive();
  await arrive();
  expect([disk.get('a'), open.length]).toEqual(['3', 0]);
  storage.remove('a');
  await settled();
  await arrive();
  expect([disk.has('a'), storage.keys()]).toEqual([false, []]);
});

test('when the app hides, what is still under way is written there and then, and an older value that arrives later does not stay', async () => {
  const disk = new Map<string, string>();
  const { storage, arrive, hide } = client(disk);
  storage.set('typed', 'a');
  await settled();
  storage.set('typed', 'ab');
  storage.set('more', 'x');
  hide();
  expect(Object.fromEntries(disk)).toEqual({ typed: 'ab', more: 'x' });
  storage.set('typed', 'abc');
  storage.set('last', 'y');
  const last = { typed: 'abc', more: 'x', last: 'y' };
  expect(Object.fromEntries(disk)).toEqual(last);
  await settled();
  for (let round = 0; round < 4; round += 1) await arrive();
  expect(Object.fromEntries(disk)).toEqual(last);
});

test('what the client does not take lives in memory for the run', async () => {
  const { storage, arrive } = client(new Map(), { broken: true });
  storage.set('a', '1');
  await settled();
  await arrive();
  expect([storage.get('a'), storage.keys()]).toEqual(['1', ['a']]);
});

test('what each start reads lies in one entry: one read has it all, one write keeps what changed in a tick', async () => {
  const disk = new Map<string, string>();
  const first = client(disk);
  first.storage.set('token', 't');
  first.storage.set('market', 'AUS');
  await settled();
  await first.arrive();
  expect(Object.fromEntries(disk)).toEqual({ start: '{"token":"t","market":"AUS"}' });

  const { storage, calls, arrive, hide } = client(disk);
  expect([storage.get('token'), storage.get('market'), storage.get('language')]).toEqual(['t', 'AUS', null]);
  expect([calls, storage.keys()]).toEqual([
    ['info', 'getSync start'],
    ['token', 'market'],
  ]);
  storage.remove('token');
  await settled();
  await arrive();
  expect(Object.fromEntries(disk)).toEqual({ start: '{"market":"AUS"}' });
  storage.set('language', 'th');
  hide();
  expect(Object.fromEntries(disk)).toEqual({ start: '{"market":"AUS","language":"th"}' });
});

test('what an earlier build kept one by one is there at once, and moves', () => {
  const disk = new Map([
    ['token', 't'],
    ['language', 'th'],
    ['draft', 'd'],
  ]);
  const { storage } = client(disk);
  expect(storage.get('language')).toBe('th');
  expect(Object.fromEntries(disk)).toEqual({ draft: 'd', start: '{"token":"t","language":"th"}' });
  const later = client(disk).storage;
  expect([later.get('token'), later.get('language'), later.get('draft')]).toEqual(['t', 'th', 'd']);
});

test('an earlier build’s values stay where they are while the device takes no other, and are kept there', async () => {
  const disk = new Map([
    ['token', 't'],
    ['market', 'AUS'],
  ]);
  const full = client(disk, { broken: true });
  expect(full.storage.get('token')).toBe('t');
  full.storage.set('market', 'HKG');
  await settled();
  expect(full.open.map(({ key, data }) => [key, data])).toEqual([['market', 'HKG']]);
  expect(Object.fromEntries(disk)).toEqual({ token: 't', market: 'AUS' });
  expect(client(disk).storage.get('market')).toBe('AUS');
});

test('an entry that cannot be read is an empty one', () => {
  const { storage } = client(new Map([['start', '{"token"']]));
  expect([storage.get('token'), storage.keys()]).toEqual([null, []]);
});
