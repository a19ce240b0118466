import type { PlatformStorage } from '../types';
import { invokeSync, type MiniHost } from './invoke';
import { createStorageWriter } from './storageWriter';

export interface SyncStorage {
  get: (key: string) => unknown;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** One entry: synchronous calls slow the start. */
export interface Together {
  entry: string;
  keys: ReadonlySet<string>;
}

function createReader(host: MiniHost, sync: SyncStorage) {
  let listed: Set<string> | null | undefined;

  const isListed = (entry: string): boolean => {
    if (listed === undefined) {
      const keys = invokeSync<{ keys?: string[] }>(host, 'getStorageInfoSync')?.keys;
      listed = keys ? new Set(keys) : null;
    }
    return listed?.has(entry) ?? true;
  };

  const read = (entry: string): string | null => {
    const found = isListed(entry) ? attempt(() => sync.get(entry)) : null;
    return typeof found === 'string' && found !== '' ? found : null;
  };

  return {
    read,
    /** Of the first reading. */
    listed: (): Iterable<string> => listed ?? [],
  };
}

/** Each entry is read once. */
export function createStorage(host: MiniHost, sync: SyncStorage, together: Together): PlatformStorage {
  /** Null: removed. */
  const values = new Map<string, string | null>();
  /** Of an earlier build, not movable. */
  const alone = new Set<string>();
  let joined = false;
  const { read, listed } = createReader(host, sync);

  const entryOf = (key: string): string => (together.keys.has(key) && !alone.has(key) ? together.entry : key);

  const textOf = (entry: string): string | null => {
    if (entry !== together.entry) return values.get(entry) ?? null;
    const held = [...together.keys].filter((key) => entryOf(key) === entry && values.get(key) != null);
    return held.length > 0
      ? JSON.stringify(Object.fromEntries(held.map((key) => [key, values.get(key)])))
      : null;
  };

  const writeSync = (entry: string): void => {
    const text = textOf(entry);
    attempt(() => (text === null ? sync.remove(entry) : sync.set(entry, text)));
  };
  const write = createStorageWriter(host, textOf, writeSync);

  /** On failure they stay separate. */
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

  const get = (key: string): string | null => {
    if (!joined && together.keys.has(key)) join();
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = read(key);
    values.set(key, value);
    return value;
  };

  const change = (key: string, value: string | null): void => {
    if (get(key) === value) return;
    values.set(key, value);
    write(entryOf(key));
  };

  return {
    get,
    set(key, value) {
      change(key, value);
      return true;
    },
    remove: (key) => change(key, null),
    keys() {
      if (!joined) join();
      const all = new Set([...listed(), ...values.keys()]);
      all.delete(together.entry);
      return [...all].filter((key) => values.get(key) !== null);
    },
  };
}

/** Refused ones stay in memory. */
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
