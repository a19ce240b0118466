import { extensionOf } from '@/core/fileKind';
import type { LocalFile } from '@/platform/types';
import type { UploadEntry, UploadProblem, UploadsState } from './types';

const blank = { percent: 0, file: null, fileNumber: '', key: null, problem: null } as const;

/** The extension sets the kind. */
function named(file: LocalFile, name: string): LocalFile {
  const extension = extensionOf(file.name);
  return { ...file, name: extension ? `${name}.${extension}` : name };
}

export function createUploadStore(known: readonly string[], nameOf?: (number: number) => string) {
  let state: UploadsState = {
    entries: known.map((key, id) => ({ ...blank, id, number: id + 1, state: 'done', percent: 100, key })),
    choosing: false,
    barred: null,
  };
  let nextId = known.length;
  const listeners = new Set<() => void>();

  const set = (next: Partial<UploadsState>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const change = (id: number, next: Partial<UploadEntry>): void =>
    set({ entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...next } : entry)) });

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    entryOf: (id: number): UploadEntry | undefined => state.entries.find((entry) => entry.id === id),
    change,
    fail: (id: number, problem: UploadProblem): void => change(id, { state: 'failed', problem }),
    /** Returns its id. */
    enter: (chosen: LocalFile): number => {
      const id = nextId;
      nextId += 1;
      const number = 1 + Math.max(0, ...state.entries.map((entry) => entry.number));
      const file = chosen.unnamed && nameOf ? named(chosen, nameOf(number)) : chosen;
      set({ entries: [...state.entries, { ...blank, id, number, state: 'preparing', file }] });
      return id;
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
