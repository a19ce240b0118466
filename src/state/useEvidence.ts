import { useCallback, useRef, useState } from 'react';
import { image } from '@/catalogue/constants';
import { toAppError } from '@/core/appError';
import { formatBytes, t, tKey } from '@/i18n';
import { platform } from '@/platform';
import { type LocalFile, PlatformError } from '@/platform/types';
import { upload } from './client';
import { newFileNumber } from './fileNumber';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export interface Evidence {
  id: string;
  state: 'compressing' | 'uploading' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
  file: LocalFile | null;
  /** ossFileKey, once the server has the file. */
  key: string | null;
  /** Why it failed, in words. */
  message?: string;
}

interface Options {
  /** What the files are for, as the server files them. */
  scene: string;
  countryCode: string;
  seqNo?: string;
  types: ('image' | 'pdf' | 'excel' | 'word')[];
}

/** Files on their way to the server: each on its own, kept and sent again when the line was cut. */
export function useEvidence(options: Options) {
  const [items, setItems] = useState<readonly Evidence[]>([]);
  const settings = useRef(options);
  settings.current = options;
  const counter = useRef(0);
  const change = useCallback(
    (id: string, next: Partial<Evidence>) =>
      setItems((all) => all.map((item) => (item.id === id ? { ...item, ...next } : item))),
    [],
  );

  const send = useCallback(
    async (id: string, file: LocalFile): Promise<void> => {
      change(id, { state: 'uploading', percent: 0, message: undefined });
      const { scene, countryCode, seqNo } = settings.current;
      try {
        const answer = await upload(
          'common.uploadImage',
          { countryCode, scene, fileNumber: await newFileNumber(), seqNo },
          file,
          { onProgress: (percent) => change(id, { percent }) },
        );
        change(id, { state: 'done', percent: 100, key: answer.ossFileKey });
      } catch (thrown) {
        const error = toAppError(thrown);
        change(id, { state: 'failed', message: error.serverMessage ?? tKey(error.messageKey) });
      }
    },
    [change],
  );

  const add = useCallback(async (): Promise<void> => {
    let chosen: LocalFile | undefined;
    try {
      [chosen] = await platform.chooseFiles({ count: 1, types: settings.current.types });
    } catch (thrown) {
      if (thrown instanceof PlatformError && thrown.kind === 'cancelled') return;
      throw toAppError(thrown);
    }
    if (!chosen) return;
    counter.current += 1;
    const id = String(counter.current);
    setItems((all) => [...all, { id, state: 'compressing', percent: 0, file: chosen ?? null, key: null }]);
    const file = chosen.kind === 'image' ? await platform.compressImage(chosen, image) : chosen;
    if (file.size > MAX_FILE_BYTES)
      return change(id, {
        state: 'failed',
        file,
        message: t('common.upload.tooLarge', { limit: formatBytes(MAX_FILE_BYTES) }),
      });
    change(id, { file });
    await send(id, file);
  }, [change, send]);

  return {
    items,
    add,
    retry(id: string): Promise<void> {
      const file = items.find((item) => item.id === id)?.file;
      return file && file.size <= MAX_FILE_BYTES ? send(id, file) : Promise.resolve();
    },
    remove: (id: string) => setItems((all) => all.filter((item) => item.id !== id)),
    preview(id: string): Promise<void> | undefined {
      const file = items.find((item) => item.id === id)?.file;
      if (!file) return undefined;
      return file.kind === 'image'
        ? platform.previewImages([file.path])
        : platform.previewFile({ url: file.path, name: file.name, kind: file.kind });
    },
  };
}
