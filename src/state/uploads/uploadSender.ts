import { toAppError } from '@/core/appError';
import { tKey } from '@/i18n';
import type { LocalFile } from '@/platform/types';
import type { SendFile } from './types';
import type { UploadStore } from './uploadStore';

export interface SenderDeps {
  app: { onAppHide: (cb: () => void) => () => void; onAppShow: (cb: () => void) => () => void };
  newFileNumber: () => Promise<string>;
}

/** Resends an interrupted upload under its number, automatically after the background. */
export function createUploadSender(
  { getState, entryOf, change, fail }: UploadStore,
  send: SendFile,
  { app, newFileNumber }: SenderDeps,
) {
  /** Compared with its value at the start. */
  let absences = 0;
  let away = false;
  const stops = new Map<number, AbortController>();

  async function sendFile(id: number, file: LocalFile): Promise<void> {
    if (stops.has(id)) return;
    const stop = new AbortController();
    stops.set(id, stop);
    const began = absences;
    change(id, { state: 'uploading', percent: 0, file, problem: null });
    try {
      const fileNumber = entryOf(id)?.fileNumber || (await newFileNumber());
      change(id, { fileNumber });
      const onProgress = (percent: number): void => {
        if (entryOf(id)?.state === 'uploading') change(id, { percent });
      };
      const { ossFileKey } = await send(file, { fileNumber, onProgress, signal: stop.signal });
      stops.delete(id);
      change(id, { state: 'done', percent: 100, key: ossFileKey });
    } catch (thrown) {
      // First: the file may be sent again below.
      stops.delete(id);
      const error = toAppError(thrown);
      if (error.kind === 'cancelled') return fail(id, { kind: 'stopped' });
      const cut = error.kind === 'network' || error.kind === 'timeout';
      if (cut && absences > began) {
        fail(id, { kind: 'resuming' });
        // Some hosts report the cut only on return.
        return away ? undefined : resume();
      }
      if (error.kind === 'timeout') return fail(id, { kind: 'stalled' });
      if (cut || error.kind === 'http') return fail(id, { kind: 'cut' });
      return fail(id, { kind: 'refused', text: error.serverMessage ?? tKey(error.messageKey) });
    }
  }

  function resume(): void {
    for (const { id, file, problem } of getState().entries)
      if (file && problem?.kind === 'resuming') void sendFile(id, file);
  }

  return {
    sendFile,
    stop: (id: number): void => stops.get(id)?.abort(),
    begin: () => {
      const offs = [
        app.onAppHide(() => {
          away = true;
          absences += 1;
        }),
        app.onAppShow(() => {
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
