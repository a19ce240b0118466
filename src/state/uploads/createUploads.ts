import { toAppError } from '@/core/appError';
import { extensionOf } from '@/core/fileKind';
import { tKey } from '@/i18n';
import { PlatformError, type LocalFile, type PlatformFiles } from '@/platform/types';
import { prepareFile } from './prepare';
import {
  type DoubtOf,
  isKept,
  isTurnedDown,
  type SendFile,
  type UploadEntry,
  type UploadProblem,
  type UploadRules,
  type Uploads,
  type UploadsState,
} from './types';

export interface UploadDeps {
  files: PlatformFiles;
  app: { onAppHide: (cb: () => void) => () => void; onAppShow: (cb: () => void) => () => void };
  newFileNumber: () => Promise<string>;
}

/** The extension determines the kind. */
function named(file: LocalFile, name: string): LocalFile {
  const extension = extensionOf(file.name);
  return { ...file, name: extension ? `${name}.${extension}` : name };
}

/** An interrupted upload is resent under its number, automatically after the background. */
export function createUploads(
  /** Read at each step, so they may change. */
  settings: {
    rules: () => UploadRules;
    send: SendFile;
    known?: readonly string[];
    doubtOf?: DoubtOf;
    /** Without extension. */
    nameOf?: (number: number) => string;
  },
  deps: UploadDeps,
): Uploads {
  const { rules, send, known = [], doubtOf, nameOf } = settings;
  let state: UploadsState = {
    entries: known.map((key, id) => ({
      id,
      number: id + 1,
      state: 'done',
      percent: 100,
      file: null,
      fileNumber: '',
      key,
      problem: null,
    })),
    choosing: false,
    barred: null,
  };
  let nextId = known.length;
  /** Compared with its value at the start of a sending. */
  let absences = 0;
  let away = false;
  const listeners = new Set<() => void>();
  const stops = new Map<number, AbortController>();

  const set = (next: Partial<UploadsState>): void => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const entryOf = (id: number): UploadEntry | undefined => state.entries.find((entry) => entry.id === id);
  const change = (id: number, next: Partial<UploadEntry>): void =>
    set({ entries: state.entries.map((entry) => (entry.id === id ? { ...entry, ...next } : entry)) });
  const fail = (id: number, problem: UploadProblem): void => change(id, { state: 'failed', problem });

  async function sendFile(id: number, file: LocalFile): Promise<void> {
    if (stops.has(id)) return;
    const stop = new AbortController();
    stops.set(id, stop);
    const began = absences;
    change(id, { state: 'uploading', percent: 0, file, problem: null });
    try {
      const fileNumber = entryOf(id)?.fileNumber || (await deps.newFileNumber());
      change(id, { fileNumber });
      const onProgress = (percent: number): void => {
        if (entryOf(id)?.state === 'uploading') change(id, { percent });
      };
      const { ossFileKey } = await send(file, { fileNumber, onProgress, signal: stop.signal });
      stops.delete(id);
      change(id, { state: 'done', percent: 100, key: ossFileKey });
    } catch (thrown) {
      // First: below, the file may be sent again.
      stops.delete(id);
      const error = toAppError(thrown);
      if (error.kind === 'cancelled') return fail(id, { kind: 'stopped' });
      const cut = error.kind === 'network' || error.kind === 'timeout';
      if (cut && absences > began) {
        fail(id, { kind: 'resuming' });
        // Some hosts report the cut only after the return.
        return away ? undefined : resume();
      }
      if (error.kind === 'timeout') return fail(id, { kind: 'stalled' });
      if (cut || error.kind === 'http') return fail(id, { kind: 'cut' });
      return fail(id, { kind: 'refused', text: error.serverMessage ?? tKey(error.messageKey) });
    }
  }

  function resume(): void {
    for (const { id, file, problem } of state.entries)
      if (file && problem?.kind === 'resuming') void sendFile(id, file);
  }

  function enter(chosen: LocalFile): number {
    const id = nextId;
    nextId += 1;
    const number = 1 + Math.max(0, ...state.entries.map((entry) => entry.number));
    const file = chosen.unnamed && nameOf ? named(chosen, nameOf(number)) : chosen;
    const entry: UploadEntry = {
      id,
      number,
      state: 'preparing',
      percent: 0,
      file,
      fileNumber: '',
      key: null,
      problem: null,
    };
    set({ entries: [...state.entries, entry] });
    return id;
  }

  async function take(chosen: LocalFile): Promise<void> {
    const id = enter(chosen);
    const file = entryOf(id)?.file ?? chosen;
    const prepared = await prepareFile(file, rules(), deps.files);
    if (!entryOf(id)) return;
    if ('problem' in prepared) return fail(id, prepared.problem);
    const doubt = prepared.file.kind === 'image' ? await doubtOf?.(file) : null;
    if (!entryOf(id)) return;
    if (!doubt) return sendFile(id, prepared.file);
    change(id, { file: prepared.file, state: 'failed', problem: { kind: 'doubtful', text: doubt } });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async choose(source, instead) {
      const { max, types } = rules();
      const stays = (entry: UploadEntry): boolean => !isTurnedDown(entry) && entry.id !== instead;
      const free = max === 0 ? 9 : max - state.entries.filter(stays).length;
      const room = instead === undefined ? free : Math.min(1, free);
      if (state.choosing || room <= 0) return;
      set({ choosing: true, barred: null });
      let chosen: LocalFile[] = [];
      try {
        chosen = await deps.files.choose({ count: room, types, source });
        set({ choosing: false, entries: state.entries.filter(stays) });
        if (instead !== undefined) stops.get(instead)?.abort();
      } catch (thrown) {
        const kind = thrown instanceof PlatformError ? thrown.kind : 'failed';
        const barred = kind === 'cancelled' ? null : kind === 'denied' ? 'denied' : 'unsupported';
        return set({ choosing: false, barred });
      }
      await Promise.all(chosen.slice(0, room).map(take));
    },
    async add(file) {
      const id = enter(file);
      await sendFile(id, file);
      return entryOf(id)?.key ?? null;
    },
    async retry(id) {
      const entry = entryOf(id);
      if (entry?.state !== 'failed' || !entry.file) return;
      if (!isKept(entry.problem) && entry.problem?.kind !== 'doubtful') return;
      await sendFile(id, entry.file);
    },
    stop: (id) => stops.get(id)?.abort(),
    remove(id) {
      set({ entries: state.entries.filter((entry) => entry.id !== id) });
      stops.get(id)?.abort();
    },
    begin() {
      const offs = [
        deps.app.onAppHide(() => {
          away = true;
          absences += 1;
        }),
        deps.app.onAppShow(() => {
          away = false;
          resume();
        }),
      ];
      return () => {
        offs.forEach((off) => off());
        for (const stop of [...stops.values()]) stop.abort();
      };
    },
  };
}
