import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../useLatest';
import { platform } from '@/platform';
import { files } from '@/platform/files';
import { newFileNumber } from './fileNumber';
import { createUploads } from './createUploads';
import type { DoubtOf, SendFile, UploadRules, Uploads, UploadsState } from './types';

interface Options {
  rules: UploadRules;
  send: SendFile;
  /** On the server. Read once. */
  known?: readonly string[];
  doubtOf?: DoubtOf;
  nameOf?: (number: number) => string;
  onChange?: (state: UploadsState) => void;
}

export function useUploads(options: Options): [UploadsState, Uploads] {
  const latest = useLatest(options);
  const [uploads] = useState(() =>
    createUploads(
      {
        rules: () => latest.current.rules,
        send: (file, how) => latest.current.send(file, how),
        known: options.known,
        doubtOf: async (file) => (await latest.current.doubtOf?.(file)) ?? null,
        ...(options.nameOf && { nameOf: (number) => latest.current.nameOf?.(number) ?? '' }),
      },
      { files, app: platform, newFileNumber },
    ),
  );
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState, uploads.getState);
  useEffect(() => uploads.begin(), [uploads]);
  const told = useRef(state);
  useEffect(() => {
    if (told.current.entries !== state.entries) latest.current.onChange?.(state);
    told.current = state;
  }, [state, latest]);
  return [state, uploads];
}
