import { extensionsOf, kindByName } from '@/core/fileKind';
import { invoke, invokeSync, type MiniHost } from '../miniprogram/invoke';
import { PlatformError, type PlatformFiles } from '../types';
import { asJpeg, fileNameOf, localFile, unnamedFile } from './localFile';

declare const my: MiniHost;

const CANCELLED = { 11: 'cancelled' } as const;

const sizeOf = (path: string): Promise<number> =>
  invoke<{ size: number }>(my, 'getFileInfo', { apFilePath: path }).then(
    ({ size }) => size,
    () => 0,
  );

interface Chosen {
  apFilePaths?: string[];
  tempFilePaths?: string[];
  tempFiles?: { path: string; size?: number }[];
}

export const files = {
  async choose({ count, types, source }) {
    if (source === 'files') {
      const { tempFiles } = await invoke<{ tempFiles?: { path: string; name: string; size: number }[] }>(
        my,
        'chooseFileFromDisk',
        { count, extension: types.flatMap(extensionsOf) },
        CANCELLED,
      );
      return (tempFiles ?? []).map(({ path, name, size }) => localFile(path, name, size));
    }
    const sourceType = source === 'any' ? ['camera', 'album'] : [source];
    const options = { count: Math.min(count, 9), sourceType, sizeType: ['original'] };
    const result = await invoke<Chosen>(my, 'chooseImage', options, CANCELLED);
    const paths = result.tempFilePaths ?? result.apFilePaths ?? [];
    return Promise.all(
      paths.map(async (path, i) => {
        const named = fileNameOf(path);
        // Paths end in .image; the server needs a real extension.
        const name = kindByName(named) === 'image' ? named : asJpeg(named);
        return unnamedFile(path, name, result.tempFiles?.[i]?.size ?? (await sizeOf(path)));
      }),
    );
  },

  async head({ path, size }, count) {
    const manager = invokeSync<MiniHost>(my, 'getFileSystemManager');
    if (!manager) return null;
    try {
      const { data } = await invoke<{ data: ArrayBuffer }>(manager, 'readFile', {
        filePath: path,
        position: 0,
        length: Math.min(count, size),
      });
      return new Uint8Array(data).subarray(0, count);
    } catch {
      return null;
    }
  },

  async compress(file, { width, quality }) {
    try {
      // Levels 0 to 3; 0.8 is level 3.
      const compressLevel = Math.max(0, Math.min(3, Math.ceil(quality * 4) - 1));
      const result = await invoke<Chosen>(my, 'compressImage', {
        apFilePaths: [file.path],
        compressLevel,
        maxWidth: width,
      });
      const path = (result.tempFilePaths ?? result.apFilePaths)?.[0];
      const size = path ? await sizeOf(path) : 0;
      if (!path || size === 0 || (file.size > 0 && size >= file.size)) return file;
      return { ...file, path, size, name: asJpeg(file.name), mime: 'image/jpeg' };
    } catch {
      return file;
    }
  },

  async showPicture(path) {
    await invoke(my, 'previewImage', { urls: [path], current: 0 });
  },
  async savePicture({ path }) {
    await invoke(my, 'saveImageToPhotosAlbum', { filePath: path });
  },
  async open({ path, kind }) {
    if (kind !== 'pdf') throw new PlatformError('unsupported', 'openDocument');
    await invoke(my, 'openDocument', { filePath: path, fileType: 'pdf' });
  },
} satisfies PlatformFiles as PlatformFiles;
