import { extensionOf, extensionsOf } from '@/core/fileKind';
import { invoke, invokeSync, type MiniHost } from '../miniprogram/invoke';
import { PlatformError, type PlatformFiles } from '../types';
import { asJpeg, fileNameOf, localFile, unnamedFile } from './localFile';

declare const wx: MiniHost;

const manager = (): MiniHost => {
  const found = invokeSync<MiniHost>(wx, 'getFileSystemManager');
  if (!found) throw new PlatformError('unsupported', 'getFileSystemManager');
  return found;
};

export const files = {
  async choose({ count, types, source }) {
    // Nine pictures at most; documents only from a chat.
    if (source === 'files') {
      const { tempFiles } = await invoke<{ tempFiles: { path: string; name: string; size: number }[] }>(
        wx,
        'chooseMessageFile',
        { count, type: 'file', extension: types.flatMap(extensionsOf) },
      );
      return tempFiles.map(({ path, name, size }) => localFile(path, name, size));
    }
    const { tempFiles } = await invoke<{ tempFiles: { tempFilePath: string; size: number }[] }>(
      wx,
      'chooseMedia',
      {
        count: Math.min(count, 9),
        mediaType: ['image'],
        sourceType: source === 'any' ? ['camera', 'album'] : [source],
        sizeType: ['original'],
      },
    );
    return tempFiles.map(({ tempFilePath, size }) =>
      unnamedFile(tempFilePath, fileNameOf(tempFilePath), size),
    );
  },

  async head({ path, size }, count) {
    try {
      const { data } = await invoke<{ data: ArrayBuffer }>(manager(), 'readFile', {
        filePath: path,
        position: 0,
        length: Math.min(count, size),
      });
      return new Uint8Array(data);
    } catch {
      return null;
    }
  },

  async compress(file, { width, quality }) {
    try {
      const { tempFilePath } = await invoke<{ tempFilePath: string }>(wx, 'compressImage', {
        src: file.path,
        quality: Math.round(quality * 100),
        compressedWidth: width,
      });
      const { size } = await invoke<{ size: number }>(manager(), 'getFileInfo', { filePath: tempFilePath });
      if (size === 0 || (file.size > 0 && size >= file.size)) return file;
      return { ...file, path: tempFilePath, size, name: asJpeg(file.name), mime: 'image/jpeg' };
    } catch {
      return file;
    }
  },

  async showPicture(path) {
    await invoke(wx, 'previewImage', { urls: [path], current: path });
  },
  async savePicture({ path }) {
    await invoke(wx, 'saveImageToPhotosAlbum', { filePath: path });
  },
  async open({ path, name }) {
    await invoke(wx, 'openDocument', { filePath: path, fileType: extensionOf(name), showMenu: true });
  },
} satisfies PlatformFiles as PlatformFiles;
