import type { PlatformStorage } from '../types';
import { apiOf, invoke, invokeSync, type MiniHost } from './invoke';
import { listen } from './system';

/** How the two clients call their synchronous storage. */
export interface SyncStorage {
  get: (key: string) => unknown;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Small values that lie in one entry: each call of the synchronous storage holds a start up. */
export interface Together {
  entry: string;
  keys: ReadonlySet<string>;
}

/**
 * The storage of a mini-program, which nobody else writes to: each entry is read once a run, and only where the client lists it.
 * A write counts at once in memory and goes to the client in the same tick, one write an entry at a time: the newest
 * value follows when the one before has arrived. What is still under way when the app hides, and what comes until it shows
 * again, is written synchronously: nobody knows for how long it still runs.
 */
export function createStorage(host: MiniHost, sync: SyncStorage, together: Together): PlatformStorage {
  /** Values that keys hold, or are to hold; null: nothing. */
  const values = new Map<string, string | null>();
  /** Of the keys that lie together, those of an earlier build that could not be moved. */
  const alone = new Set<string>();
  let joined = false;
  /** Entries. */
  const dirty = new Set<string>();
  const underWay = new Set<string>();
  let hidden = false;
  let listed: Set<string> | null | undefined;

  const isListed = (key: string): boolean => {
    if (listed === undefined) {
      const keys = invokeSync<{ keys?: string[] }>(host, 'getStorageInfoSync')?.keys;
      listed = keys ? new Set(keys) : null;
    }
    return listed?.has(key) ?? true;
  };

  const entryOf = (key: string): string => (together.keys.has(key) && !alone.has(key) ? together.entry : key);

  const textOf = (entry: string): string | null => {
    if (entry !== together.entry) return values.get(entry) ?? null;
    const held = [...together.keys].filter((key) => entryOf(key) === entry && values.get(key) != null);
    return held.length > 0
      ? JSON.stringify(Object.fromEntries(held.map((key) => [key, values.get(key)])))
      : null;
  };

  const read = (entry: string): string | null => {
    const found = isListed(entry) ? attempt(() => sync.get(entry)) : null;
    return typeof found === 'string' && found !== '' ? found : null;
  };

  const writeSync = (entry: string): void => {
    const text = textOf(entry);
    attempt(() => (text === null ? sync.remove(entry) : sync.set(entry, text)));
  };

  /** Takes in what an earlier build kept one by one; where that cannot be written, each stays as it is. */
  const move = (keys: readonly string[]): void => {
    writeSync(together.entry);
    const moved = attempt(() => sync.get(together.entry)) === textOf(together.entry);
    for (const key of keys) if (!moved || !attempt(() => (sync.remove(key), true))) alone.add(key);
  };

  const join = (): void => {
    joined = true;
    const kept = membersOf(read(together.entry));
    const single: string[] = [];
    for (const key of together.keys) {
      const own = read(key);
      if (own !== null) single.push(key);
      values.set(key, own ?? kept[key] ?? null);
    }
    if (single.length > 0) move(single);
  };

  const send = (entry: string): void => {
    if (underWay.has(entry) || !dirty.delete(entry)) return;
    const text = textOf(entry);
    const api = text === null ? 'removeStorage' : 'setStorage';
    if (!apiOf(host, api)) return writeSync(entry);
    underWay.add(entry);
    const done = () => {
      underWay.delete(entry);
      send(entry);
    };
    invoke(host, api, text === null ? { key: entry } : { key: entry, data: text }).then(done, done);
  };

  const change = (key: string, value: string | null): void => {
    if (storage.get(key) === value) return;
    values.set(key, value);
    const entry = entryOf(key);
    if (hidden) writeSync(entry);
    // An older value that is still under way is written over.
    if (hidden && !underWay.has(entry)) return;
    dirty.add(entry);
    void Promise.resolve().then(() => send(entry));
  };

  const storage: PlatformStorage = {
    get(key) {
      if (!joined && together.keys.has(key)) join();
      const known = values.get(key);
      if (known !== undefined) return known;
      const value = read(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      change(key, value);
      return true;
    },
    remove: (key) => change(key, null),
    keys() {
      if (!joined) join();
      const all = new Set([...(listed ?? []), ...values.keys()]);
      all.delete(together.entry);
      return [...all].filter((key) => values.get(key) !== null);
    },
  };

  listen(host, 'onAppHide', 'offAppHide', () => {
    hidden = true;
    const late = new Set([...dirty, ...underWay]);
    dirty.clear();
    late.forEach(writeSync);
    underWay.forEach((entry) => dirty.add(entry));
  });
  listen(host, 'onAppShow', 'offAppShow', () => {
    hidden = false;
  });
  return storage;
}

/** Broken storage is empty; what it does not take lives in memory while the app runs. */
function attempt<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}

function membersOf(text: string | null): Record<string, string | undefined> {
  try {
    const members: unknown = JSON.parse(text ?? '{}');
    return typeof members === 'object' && members !== null ? (members as Record<string, string>) : {};
  } catch {
    return {};
  }
}
