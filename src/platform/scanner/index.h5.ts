import { inChatApp, pageAddress } from '../h5/browser';
import { configured } from '../h5/chatApp';
import { PlatformError, type PlatformScanner } from '../types';
import { watch } from './camera';
import { readPicture } from './decode';

export const scanner = {
  kind: () => (inChatApp() ? 'signed' : 'camera'),
  async scan(signed) {
    if (!signed || !inChatApp()) throw new PlatformError('unsupported', 'scan');
    const sdk = await configured(signed, ['scanQRCode']);
    return new Promise((resolve, reject) => {
      sdk.scanQRCode?.({
        needResult: 1,
        scanType: ['qrCode', 'barCode'],
        success: ({ resultStr }: { resultStr: string }) => resolve(resultStr),
        cancel: () => reject(new PlatformError('cancelled')),
        fail: () => reject(new PlatformError('failed', 'scan')),
      });
    });
  },
  watch,
  read: readPicture,
  pageAddress,
} satisfies PlatformScanner as PlatformScanner;
