import { invoke, type MiniHost } from '../miniprogram/invoke';
import { PlatformError, type PlatformDocuments } from '../types';
import { FETCH_MS, fetched } from './fetched';

declare const my: MiniHost;

export const documents = {
  async fetch(url, name) {
    const { apFilePath, tempFilePath } = await invoke<{ apFilePath?: string; tempFilePath?: string }>(
      my,
      'downloadFile',
      { url, timeout: FETCH_MS },
    );
    const path = tempFilePath ?? apFilePath;
    if (!path) throw new PlatformError('failed', 'downloadFile');
    return fetched(path, name, 0);
  },
  /** Only the document viewer shares files. */
  share: () => Promise.reject(new PlatformError('unsupported', 'share')),
  canSave: () => false,
  save() {
    throw new PlatformError('unsupported', 'save');
  },
} satisfies PlatformDocuments as PlatformDocuments;
