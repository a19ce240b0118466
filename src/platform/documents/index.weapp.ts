import { invoke, type MiniHost } from '../miniprogram/invoke';
import { PlatformError, type PlatformDocuments } from '../types';
import { FETCH_MS, fetched } from './fetched';

declare const wx: MiniHost;

export const documents = {
  async fetch(url, name) {
    const { tempFilePath, statusCode } = await invoke<{ tempFilePath: string; statusCode: number }>(
      wx,
      'downloadFile',
      { url, timeout: FETCH_MS },
    );
    if (statusCode !== 200) throw new PlatformError('failed', `status ${statusCode}`);
    return fetched(tempFilePath, name, 0);
  },
  async share({ path, name }) {
    try {
      await invoke(wx, 'shareFileMessage', { filePath: path, fileName: name });
      return 'shared';
    } catch (error) {
      if (error instanceof PlatformError && error.kind === 'cancelled') return 'cancelled';
      throw error;
    }
  },
  canSave: () => false,
  save() {
    throw new PlatformError('unsupported', 'save');
  },
} satisfies PlatformDocuments as PlatformDocuments;
