import { useCallback, useRef, useState } from 'react';
import type { DocumentSide } from '@/catalogue/entities/payer';
import { toAppError } from '@/core/appError';
import { platform } from '@/platform';
import { type LocalFile, PlatformError } from '@/platform/types';
import { call, upload } from '@/state/client';
import { newFileNumber } from '@/state/fileNumber';
import type { UploadState } from '@/ui/UploadItem';

/** Specification, constants: width 1000, quality 0.8. */
const COMPRESSION = { width: 1000, quality: 0.8 };
const MAX_BYTES = 10 * 1024 * 1024;

export interface SideUpload {
  state: UploadState;
  percent: number;
  file: LocalFile | null;
  key: string | null;
  problem: 'tooLarge' | 'failed' | 'denied' | 'server' | null;
  /** The server's own words, for `server`. */
  serverText?: string;
}

const fresh: SideUpload = { state: 'empty', percent: 0, file: null, key: null, problem: null };

/** The pictures of one document: each chosen, shrunk and sent on its own, kept and sent again when the line was cut. */
export function useDocumentSides(countryCode: string, idType: string) {
  const [sides, setSides] = useState<Partial<Record<DocumentSide, SideUpload>>>({});
  const reference = useRef<Promise<string> | null>(null);
  const set = useCallback(
    (side: DocumentSide, change: Partial<SideUpload>) =>
      setSides((all) => ({ ...all, [side]: { ...(all[side] ?? fresh), ...change } })),
    [],
  );

  /** One reference holds all sides of a document together; asked for with the first picture. */
  const referenceOf = useCallback((): Promise<string> => {
    reference.current ??= call('kyc.ocrReference', { countryCode, idType })
      .then((answer) => answer.reference)
      .catch((error: unknown) => {
        reference.current = null;
        throw error;
      });
    return reference.current;
  }, [countryCode, idType]);

  const send = useCallback(
    async (side: DocumentSide, file: LocalFile): Promise<void> => {
      set(side, { state: 'uploading', percent: 0, file, problem: null });
      try {
        const params = {
          reference: await referenceOf(),
          countryCode,
          idType,
          side,
          fileNumber: await newFileNumber(),
        };
        const answer = await upload('kyc.ocrUpload', params, file, {
          onProgress: (percent) => set(side, { percent }),
        });
        set(side, { state: 'done', percent: 100, key: answer.ossFileKey });
      } catch (thrown) {
        const error = toAppError(thrown);
        set(side, {
          state: 'failed',
          problem: error.kind === 'business' ? 'server' : 'failed',
          serverText: error.serverMessage,
        });
      }
    },
    [set, referenceOf, countryCode, idType],
  );

  const pick = useCallback(
    async (side: DocumentSide): Promise<void> => {
      set(side, { state: 'picking' });
      try {
        const [chosen] = await platform.chooseFiles({ count: 1, types: ['image'] });
        if (!chosen) return set(side, { state: 'empty' });
        set(side, { state: 'compressing', file: chosen });
        const file = await platform.compressImage(chosen, COMPRESSION);
        if (file.size > MAX_BYTES) return set(side, { state: 'failed', problem: 'tooLarge' });
        await send(side, file);
      } catch (thrown) {
        const denied = thrown instanceof PlatformError && thrown.kind === 'denied';
        set(side, denied ? { state: 'failed', problem: 'denied' } : { state: 'empty' });
      }
    },
    [set, send],
  );

  return {
    side: (side: DocumentSide): SideUpload => sides[side] ?? fresh,
    pick,
    retry(side: DocumentSide): Promise<void> {
      const file = sides[side]?.file;
      return file && sides[side]?.problem !== 'tooLarge' ? send(side, file) : pick(side);
    },
    remove: (side: DocumentSide) => set(side, fresh),
    preview(side: DocumentSide): Promise<void> | undefined {
      const path = sides[side]?.file?.path;
      return path ? platform.previewImages([path]) : undefined;
    },
    images: () =>
      (Object.keys(sides) as DocumentSide[]).flatMap((side) =>
        sides[side]?.key ? [{ side, ossFileKey: sides[side]?.key ?? '' }] : [],
      ),
    recognize: async () =>
      reference.current ? call('kyc.ocrRecognize', { reference: await reference.current }) : null,
    maxBytes: MAX_BYTES,
  };
}
