import { storageKeys } from '@/domain/storageKeys';
import { deviceIs } from './device';
import { payerOf } from './launchedApp';

const disk = new Map<string, string>();
const jar = new Map<string, string>();
const days: (number | undefined)[] = [];
const device = { broken: false };

const deviceParts = {
  storage: {
    get: (key: string) => (device.broken ? null : (disk.get(key) ?? null)),
    set: (key: string, value: string) => !device.broken && !!disk.set(key, value),
    remove: (key: string) => void disk.delete(key),
    keys: () => (device.broken ? [] : [...disk.keys()]),
  },
  cookie: {
    get: (name: string) => jar.get(name) ?? null,
    set: (name: string, value: string, options: { days?: number } = {}) => {
      jar.set(name, value);
      days.push(options.days);
    },
    remove: (name: string) => void jar.delete(name),
  },
};

const start = () => {
  let modules!: {
    storage: typeof import('@/state/storage/storage');
    session: typeof import('@/state/session/session');
    drafts: typeof import('@/state/drafts/drafts');
    persisted: typeof import('@/state/storage/persisted');
  };
  jest.isolateModules(() => {
    deviceIs(deviceParts);
    modules = {
      storage: jest.requireActual('@/state/storage/storage'),
      session: jest.requireActual('@/state/session/session'),
      drafts: jest.requireActual('@/state/drafts/drafts'),
      persisted: jest.requireActual('@/state/storage/persisted'),
    };
  });
  return modules;
};

beforeEach(() => {
  disk.clear();
  jar.clear();
  device.broken = false;
  jest.useRealTimers();
});

describe('stored values', () => {
  test('survive a restart and end with their days', () => {
    start().storage.writeStored('tabBar', 'tabs');
    expect(start().storage.readStored('tabBar')).toBe('tabs');
    jest.useFakeTimers({ now: Date.now() + 86_400_001 });
    expect(start().storage.readStored('tabBar')).toBeNull();
    expect(disk.has(storageKeys.tabBar.key)).toBe(false);
  });

  test.each(['', 'null', '{', '[]', '{"v":1,"at":2}', '{"v":"x"}'])(
    'an entry of another build (%p) reads as none',
    (text) => {
      disk.set(storageKeys.market.key, text);
      expect(start().storage.readStored('market')).toBeNull();
    },
  );

  test('broken storage stops nobody: the value holds for as long as the app runs', () => {
    device.broken = true;
    const { storage } = start();
    storage.writeStored('market', 'AUS');
    expect(storage.readStored('market')).toBe('AUS');
    storage.removeStored('market');
    expect(storage.readStored('market')).toBeNull();
  });

  test('a logout removes what the table says and nothing else', () => {
    const { storage } = start();
    storage.writeStored('token', 'secret-token');
    storage.writeStored('market', 'AUS');
    storage.writeMember('draft', 'payee', '{"name":"Canary"}');
    storage.writeMember('texts', 'en', '{}');
    disk.set('of-somebody-else', 'stays');
    storage.clearStoredOfSession();
    expect([...disk.keys()].sort()).toEqual([storageKeys.market.key, 'of-somebody-else', 'texts:en'].sort());
    expect(JSON.stringify([[...disk], [...jar]])).not.toMatch(/Canary|secret-token/);
  });

  test('a logout forgets what broken storage made us hold', () => {
    device.broken = true;
    const { storage } = start();
    storage.writeStored('token', 'secret-token');
    storage.clearStoredOfSession();
    expect(storage.readStored('token')).toBeNull();
  });
});

describe('the session', () => {
  test('is in storage and cookie, and either brings it back [P3-77 P3-78 P6-03 P7-29]', () => {
    start().session.acceptTokens({ token: 'T1', gToken: 'G1' });
    expect([jar.size, days.at(-1)]).toEqual([1, 365]);
    expect(start().session.isSignedIn()).toBe(true);
    const cookies = [...jar];
    jar.clear();
    expect(start().session.sessionStore.getState()).toMatchObject({ token: 'T1', gToken: 'G1' });
    for (const [name, value] of cookies) jar.set(name, value);
    disk.clear();
    expect(start().session.sessionStore.getState()).toMatchObject({ token: 'T1', gToken: '' });
  });

  test('a new token is the one that the next start has, in storage and cookie [P7-28]', () => {
    start().session.acceptTokens({ token: 'T1', gToken: 'G1' });
    start().session.acceptTokens({ token: 'T2' });
    const cookies = [...jar];
    jar.clear();
    expect(start().session.sessionStore.getState()).toMatchObject({ token: 'T2', gToken: 'G1' });
    for (const [name, value] of cookies) jar.set(name, value);
    disk.clear();
    expect(start().session.sessionStore.getState().token).toBe('T2');
  });

  test('a new gToken is stored beside the token, and needs no cookie', () => {
    start().session.acceptTokens({ token: 'T1', gToken: 'G1' });
    start().session.acceptTokens({ gToken: 'G2' });
    jar.clear();
    expect(start().session.sessionStore.getState()).toMatchObject({ token: 'T1', gToken: 'G2' });
  });

  test('renewing a token is no new session, beginning and ending one is [P6-02 P6-03]', () => {
    const { session } = start();
    const seen = [session.sessionGeneration()];
    session.acceptTokens({ token: 'T1' });
    seen.push(session.sessionGeneration());
    session.acceptTokens({ token: 'T2' });
    session.acceptTokens({ gToken: 'G2' });
    expect(session.sessionGeneration()).toBe(seen[1]);
    session.setPayer(payerOf('a'));
    session.clearSession();
    seen.push(session.sessionGeneration());
    expect(new Set(seen).size).toBe(3);
    expect([session.isSignedIn(), disk.has('token'), jar.size]).toEqual([false, false, 0]);
  });

  test('absent tokens stay as they are', () => {
    const { session } = start();
    session.acceptTokens({ token: 'T1', gToken: 'G1' });
    session.acceptTokens({});
    session.acceptTokens({ gToken: 'G2' });
    expect(session.sessionStore.getState()).toMatchObject({ token: 'T1', gToken: 'G2' });
    session.acceptTokens({ token: 'T2' });
    expect(session.sessionStore.getState()).toMatchObject({ token: 'T2', gToken: 'G2' });
  });
});

describe('drafts', () => {
  test('survive a killed app, without what may never be stored', () => {
    start().drafts.formDrafts.write('payee', {
      name: 'Mei',
      accountNumber: '123456',
      password: 'x',
      empty: '',
    });
    expect(start().drafts.formDrafts.read('payee')).toEqual({ name: 'Mei' });
    expect(JSON.stringify([...disk])).not.toMatch(/123456|password/);
  });

  test('are kept over an expired session and gone after their form is sent', () => {
    const { drafts, session } = start();
    drafts.formDrafts.write('payee', { name: 'Mei' });
    session.clearSession();
    expect(drafts.formDrafts.read('payee')).toEqual({ name: 'Mei' });
    drafts.formDrafts.clear('payee');
    expect(drafts.formDrafts.read('payee')).toBeNull();
  });

  test('a broken one is none', () => {
    const { storage, drafts } = start();
    for (const text of ['[1]', '"x"', '{', 'null']) {
      storage.writeMember('draft', 'payee', text);
      expect(drafts.formDrafts.read('payee')).toBeNull();
    }
  });
});

describe('a persisted store', () => {
  test('begins again where what is stored no longer fits its shape', async () => {
    const v = await import('valibot');
    const shape = v.object({ amount: v.string() });
    const open = () => start().persisted.createPersistedStore('remitDraft', shape, { amount: '1000' });
    open().setState({ amount: '5' });
    expect(open().getState()).toEqual({ amount: '5' });
    start().storage.writeStored('remitDraft', '{"amount":5}');
    expect(open().getState()).toEqual({ amount: '1000' });
  });
});
