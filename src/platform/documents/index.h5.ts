import { mimeByName } from '@/core/fileKind';
import { download } from '../files/browser';
import { inChatApp, inPaymentApp } from '../h5/browser';
import { request } from '../h5/transport';
import { PlatformError, type LocalFile, type PlatformDocuments } from '../types';
import { FETCH_MS, fetched } from './fetched';

const fileOf = ({ source, name, mime }: LocalFile): File | null =>
  source instanceof Blob && typeof File === 'function' ? new File([source], name, { type: mime }) : null;

export const documents = {
  async fetch(url, name) {
    const { status, bytes } = await request({
      method: 'GET',
      url,
      headers: {},
      timeoutMs: FETCH_MS,
      responseType: 'arraybuffer',
    });
    if (status !== 200 || !bytes) throw new PlatformError('failed', `status ${status}`);
    const source = new Blob([new Uint8Array(bytes)], { type: mimeByName(name) });
    return { ...fetched(URL.createObjectURL(source), name, source.size), source };
  },
  async share(file) {
    const shared = fileOf(file);
    if (shared && typeof navigator.canShare === 'function' && navigator.canShare({ files: [shared] })) {
      try {
        await navigator.share({ files: [shared], title: file.name });
        return 'shared';
      } catch (error) {
        if ((error as Error | null)?.name === 'AbortError') return 'cancelled';
      }
    }
    if (inChatApp() || inPaymentApp()) throw new PlatformError('unsupported', 'share');
    download(file.path, file.name);
    return 'saved';
  },
  canSave: () => !inChatApp() && !inPaymentApp(),
  save: ({ name, mime, text }) => download(URL.createObjectURL(new Blob([text], { type: mime })), name),
} satisfies PlatformDocuments as PlatformDocuments;
