import { AppError } from '@/core/appError';
import { platform } from '@/platform';
import { PlatformError, type LocalFile } from '@/platform/types';
import type { FieldOf } from '@/schemas/types';
import type { UploadPort } from './formPorts';

/** Specification, constants: width 1000, quality 0.8. */
const COMPRESSION = { width: 1000, quality: 0.8 };
/** Largest file that is sent unless the field says otherwise. */
export const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;

/** Why a chosen file is not sent. */
export class FileRefused extends Error {
  constructor(
    readonly reason: 'tooLarge' | 'wrongType',
    readonly limitBytes: number,
  ) {
    super(reason);
    this.name = 'FileRefused';
    Object.setPrototypeOf(this, FileRefused.prototype);
  }
}

type Send = (
  file: LocalFile,
  purpose: string,
  onProgress: (percent: number) => void,
) => Promise<{ key: string; url?: string }>;

/** Uploads through the platform; `send` is the call that takes the file. */
export function createUploads(send: Send): UploadPort {
  return {
    async upload(field, report, again) {
      report({ state: 'picking' });
      const chosen = again ?? (await pick(field));
      if (!chosen) return null;
      const file = await prepare(field, chosen, () => report({ state: 'compressing', file: chosen }));
      report({ state: 'uploading', percent: 0, file });
      const { key, url } = await send(file, field.purpose, (percent) =>
        report({ state: 'uploading', percent, file }),
      );
      return { key, fileName: file.name, previewUrl: file.kind === 'image' ? (url ?? file.path) : undefined };
    },
    preview: (file) => (file.previewUrl ? platform.previewImages([file.previewUrl]) : undefined),
  };
}

async function pick(field: FieldOf<'upload'>): Promise<LocalFile | null> {
  try {
    const [file] = await platform.chooseFiles({
      count: 1,
      types: field.types ? [...field.types] : ['image'],
    });
    return file ?? null;
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'cancelled') return null;
    throw error;
  }
}

async function prepare(
  field: FieldOf<'upload'>,
  file: LocalFile,
  onCompress: () => void,
): Promise<LocalFile> {
  const limit = field.maxBytes ?? DEFAULT_MAX_BYTES;
  const types: readonly string[] = field.types ?? ['image'];
  if (!types.includes(file.kind)) throw new FileRefused('wrongType', limit);
  if (file.kind === 'image') onCompress();
  const ready = file.kind === 'image' ? await platform.compressImage(file, COMPRESSION) : file;
  if (ready.size > limit) throw new FileRefused('tooLarge', limit);
  return ready;
}

/** True for what the user or the app itself stopped: nothing to tell. */
export const isCancelled = (error: unknown): boolean =>
  (error instanceof PlatformError && error.kind === 'cancelled') ||
  (error instanceof AppError && error.kind === 'cancelled');
