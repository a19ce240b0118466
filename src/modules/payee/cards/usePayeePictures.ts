import { useState } from 'react';
import { image } from '@/catalogue/constants';
import type { DocumentSide } from '@/catalogue/entities/payer';
import { toAppError } from '@/core/appError';
import { platform } from '@/platform';
import { type LocalFile, PlatformError } from '@/platform/types';
import { upload } from '@/state/client';
import { newFileNumber } from '@/state/fileNumber';
import type { UploadState } from '@/ui/UploadItem';

export const MAX_BYTES = 10 * 1024 * 1024;

interface Picture {
  state: UploadState;
  /** 0 to 100. */
  percent: number;
  file: LocalFile | null;
  problem?: 'tooLarge' | 'denied' | 'failed';
  serverText?: string;
}

const fresh: Picture = { state: 'empty', percent: 0, file: null };

/** The pictures of a payee's document: each chosen, shrunk and sent on its own, and sent again when the line was cut. */
export function usePayeePictures(cardId: string, idType: string) {
  const [pictures, setPictures] = useState<Partial<Record<DocumentSide, Picture>>>({});
  const set = (side: DocumentSide, change: Partial<Picture>) =>
    setPictures((all) => ({ ...all, [side]: { ...(all[side] ?? fresh), ...change } }));

  const send = async (side: DocumentSide, file: LocalFile): Promise<void> => {
    set(side, { state: 'uploading', percent: 0, file, problem: undefined, serverText: undefined });
    try {
      const fileNumber = await newFileNumber();
      await upload('payeeCard.documentUpload', { cardId, idType, side, fileNumber }, file, {
        onProgress: (percent) => set(side, { percent }),
      });
      set(side, { state: 'done', percent: 100 });
    } catch (thrown) {
      const error = toAppError(thrown);
      set(side, { state: 'failed', problem: 'failed', serverText: error.serverMessage });
    }
  };
  const pick = async (side: DocumentSide): Promise<void> => {
    set(side, { ...fresh, state: 'picking' });
    try {
      const [chosen] = await platform.chooseFiles({ count: 1, types: ['image'] });
      if (!chosen) return set(side, fresh);
      set(side, { state: 'compressing', file: chosen });
      const file = await platform.compressImage(chosen, image);
      if (file.size > MAX_BYTES) return set(side, { state: 'failed', file, problem: 'tooLarge' });
      await send(side, file);
    } catch (thrown) {
      const denied = thrown instanceof PlatformError && thrown.kind === 'denied';
      set(side, denied ? { state: 'failed', problem: 'denied' } : fresh);
    }
  };
  return {
    of: (side: DocumentSide): Picture => pictures[side] ?? fresh,
    pick,
    retry(side: DocumentSide): Promise<void> {
      const picture = pictures[side];
      return picture?.file && picture.problem === 'failed' ? send(side, picture.file) : pick(side);
    },
    remove: (side: DocumentSide) => set(side, { ...fresh, problem: undefined, serverText: undefined }),
    preview(side: DocumentSide): Promise<void> | undefined {
      const path = pictures[side]?.file?.path;
      return path ? platform.previewImages([path]) : undefined;
    },
  };
}
