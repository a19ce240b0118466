import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseKept, readStored, removeStored, writeStored } from './storage';

const stores: (() => void)[] = [];

/** Values failing the schema yield the initial state. */
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

export function resetPersisted(): void {
  for (const reset of stores) reset();
}
