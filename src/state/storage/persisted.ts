import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseKept, readStored, removeStored, writeStored } from './storage';

const stores: (() => void)[] = [];

/**
 * A store whose whole state is kept under one name and checked by its schema when read: what an older build or a broken
 * storage left behind becomes the initial state.
 */
export function createPersistedStore<S extends v.GenericSchema>(
  name: Parameters<typeof readStored>[0],
  schema: S,
  initial: v.InferOutput<S>,
): StoreApi<v.InferOutput<S>> {
  const kept = v.safeParse(schema, parseKept(readStored(name)));
  const store = createStore<v.InferOutput<S>>(() => (kept.success ? kept.output : initial));
  store.subscribe((state) => writeStored(name, JSON.stringify(state)));
  stores.push(() => {
    store.setState(initial, true);
    removeStored(name);
  });
  return store;
}

/** Puts every persisted store back to its beginning; part of logging out. */
export function resetPersisted(): void {
  for (const reset of stores) reset();
}
