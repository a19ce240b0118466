import type { PlatformStorage } from '../types';
import { apiOf, invoke, invokeSync, type MiniHost } from './invoke';
import { listen } from './system';

/** How the two clients call their synchronous storage. */
export interface SyncStorage {
  get: (key: string) => unknown;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * The storage of a mini-program, which nobody else writes to: each key is read once a run, and only where the client lists it.
 * What is written counts at once in memory and goes to the client in the same tick, one write a key at a time: the newest
 * value follows when the one before has arrived. What is still under way when the app hides, and what comes until it shows
 * again, is written synchronously: nobody knows for how long it still runs.
 */
export function createStorage(host: MiniHost, sync: SyncStorage): PlatformStorage {
  /** What each key holds, or is to hold; null: nothing. */
  const values = new Map<string, string | null>();
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

  const writeSync = (key: string): void => {
    const value = values.get(key) ?? null;
    try {
      if (value === null) sync.remove(key);
      else sync.set(key, value);
    } catch {
      // Full or broken: it lives in memory while the app runs.
    }
  };

  const send = (key: string): void => {
    if (underWay.has(key) || !dirty.delete(key)) return;
    const value = values.get(key) ?? null;
    const api = value === null ? 'removeStorage' : 'setStorage';
    if (!apiOf(host, api)) return writeSync(key);
    underWay.add(key);
    const done = () => {
      underWay.delete(key);
      send(key);
    };
    invoke(host, api, value === null ? { key } : { key, data: value }).then(done, done);
  };

  const change = (key: string, value: string | null): void => {
    if (storage.get(key) === value) return;
    values.set(key, value);
    if (hidden) writeSync(key);
    // An older value that is still under way is written over.
    if (hidden && !underWay.has(key)) return;
    dirty.add(key);
    void Promise.resolve().then(() => send(key));
  };

  const storage: PlatformStorage = {
    get(key) {
      const known = values.get(key);
      if (known !== undefined) return known;
      let found: unknown = null;
      try {
        found = isListed(key) ? sync.get(key) : null;
      } catch {
        // Broken storage is empty.
      }
      const value = typeof found === 'string' && found !== '' ? found : null;
      values.set(key, value);
      return value;
    },
    set(key, value) {
      change(key, value);
      return true;
    },
    remove: (key) => change(key, null),
    keys() {
      isListed('');
      const all = new Set([...(listed ?? []), ...values.keys()]);
      return [...all].filter((key) => values.get(key) !== null);
    },
  };

  listen(host, 'onAppHide', 'offAppHide', () => {
    hidden = true;
    const late = new Set([...dirty, ...underWay]);
    dirty.clear();
    late.forEach(writeSync);
    underWay.forEach((key) => dirty.add(key));
  });
  listen(host, 'onAppShow', 'offAppShow', () => {
    hidden = false;
  });
  return storage;
}
