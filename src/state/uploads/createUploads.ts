import { PlatformError, type LocalFile, type PlatformFiles } from '@/platform/types';
import { prepareFile } from './prepare';
import {
  type DoubtOf,
  isKept,
  isTurnedDown,
  type SendFile,
  type UploadEntry,
  type UploadRules,
  type Uploads,
} from './types';
import { createUploadSender, type SenderDeps } from './uploadSender';
import { createUploadStore } from './uploadStore';

export interface UploadDeps extends SenderDeps {
  files: PlatformFiles;
}

export function createUploads(
  /** Read at each step: may change. */
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
  const store = createUploadStore(known, nameOf);
  const { getState, subscribe, set, entryOf, change, fail, enter } = store;
  const { sendFile, stop, begin } = createUploadSender(store, send, deps);

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
    getState,
    subscribe,
    async choose(source, instead) {
      const { max, types } = rules();
      const { entries, choosing } = getState();
      const stays = (entry: UploadEntry): boolean => !isTurnedDown(entry) && entry.id !== instead;
      const free = max === 0 ? 9 : max - entries.filter(stays).length;
      const room = instead === undefined ? free : Math.min(1, free);
      if (choosing || room <= 0) return;
      set({ choosing: true, barred: null });
      let chosen: LocalFile[] = [];
      try {
        chosen = await deps.files.choose({ count: room, types, source });
        set({ choosing: false, entries: getState().entries.filter(stays) });
        if (instead !== undefined) stop(instead);
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
    stop,
    remove(id) {
      set({ entries: getState().entries.filter((entry) => entry.id !== id) });
      stop(id);
    },
    begin,
  };
}
