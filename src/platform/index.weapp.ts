import { createCommonParts, localPathOf } from './miniprogram/lifecycle';
import { apiOf, invoke, invokeSync, type MiniHost } from './miniprogram/invoke';
import { createRouter } from './miniprogram/router';
import { createSystemInfo, fire } from './miniprogram/system';
import { createTransport } from './miniprogram/transport';
import { EXTENSIONS_BY_KIND, fileKindOf, fileNameOf, mimeOf } from './shared/fileKind';
import { createRandomPool } from './shared/randomPool';
import {
  PlatformError,
  type LocalFile,
  type Platform,
  type PlatformStorage,
  type ShareConfig,
} from './types';

declare const wx: MiniHost;

const router = createRouter(wx);
let shared: ShareConfig | null = null;

const storage: PlatformStorage = {
  get(key) {
    const value = invokeSync<unknown>(wx, 'getStorageSync', key);
    return typeof value === 'string' && value !== '' ? value : null;
  },
  set(key, value) {
    try {
      (wx.setStorageSync as (key: string, value: string) => void)(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => void invokeSync(wx, 'removeStorageSync', key),
  keys: () => invokeSync<{ keys: string[] }>(wx, 'getStorageInfoSync')?.keys ?? [],
};

/** Base library 2.15; older clients have no secure source, and then nothing is encrypted. */
async function randomSource(length: number): Promise<Uint8Array> {
  const { randomValues } = await invoke<{ randomValues: ArrayBuffer }>(wx, 'getRandomValues', { length });
  return new Uint8Array(randomValues);
}

async function chooseFiles({
  count,
  types = ['image'],
  source = ['camera', 'album'],
}: Parameters<Platform['chooseFiles']>[0]): Promise<LocalFile[]> {
  if (source.includes('chat') || !types.includes('image')) {
    const { tempFiles } = await invoke<{ tempFiles: { path: string; name: string; size: number }[] }>(
      wx,
      'chooseMessageFile',
      {
        count,
        type: 'file',
        extension: types.flatMap((type) => EXTENSIONS_BY_KIND[type]),
      },
    );
    return tempFiles.map(({ path, name, size }) => ({
      path,
      name,
      size,
      mime: mimeOf(name),
      kind: fileKindOf(name),
    }));
  }
  const { tempFiles } = await invoke<{ tempFiles: { tempFilePath: string; size: number }[] }>(
    wx,
    'chooseMedia',
    {
      count,
      mediaType: ['image'],
      sourceType: source,
      sizeType: ['original'],
    },
  );
  return tempFiles.map(({ tempFilePath, size }) => {
    const name = fileNameOf(tempFilePath);
    return { path: tempFilePath, name, size, mime: mimeOf(name), kind: 'image' as const };
  });
}

async function sizeOf(path: string): Promise<number> {
  const manager = invokeSync<MiniHost>(wx, 'getFileSystemManager');
  const info = manager ? await invoke<{ size: number }>(manager, 'getFileInfo', { filePath: path }) : null;
  return info?.size ?? 0;
}

export const platform = {
  target: 'weapp',
  platformCode: 'Weapp',
  ...createTransport(wx, { headers: 'header', fieldNames: ['name'], codes: {} }),
  ...createCommonParts(wx, router.push),
  storage,
  random: createRandomPool(apiOf(wx, 'getRandomValues') ? randomSource : null),
  router,

  async scan({ types = ['qr', 'bar'], cameraOnly = false } = {}) {
    const scanType = types.map((type) => (type === 'qr' ? 'qrCode' : 'barCode'));
    const { result } = await invoke<{ result: string }>(wx, 'scanCode', {
      onlyFromCamera: cameraOnly,
      scanType,
    });
    return result;
  },

  async share(config) {
    shared = config;
    await invoke(wx, 'showShareMenu', { withShareTicket: false });
    return 'menu';
  },
  shareContent: () => shared,

  canPay: (kind) => kind === 'wechat' || kind === 'link',
  async pay(request) {
    if (request.kind !== 'wechat') throw new PlatformError('unsupported', 'pay');
    const { timeStamp, nonceStr, prepayId, sign, signType = 'MD5' } = request;
    const packageText = prepayId.startsWith('prepay_id=') ? prepayId : `prepay_id=${prepayId}`;
    try {
      await invoke(wx, 'requestPayment', {
        timeStamp,
        nonceStr,
        package: packageText,
        signType,
        paySign: sign,
      });
      return { outcome: 'paid' };
    } catch (error) {
      const { kind, detail } = error as PlatformError;
      if (kind === 'unsupported') throw error;
      if (kind === 'cancelled') return { outcome: 'cancelled', code: detail };
      // Cut off on the way to the payment and back: it may well have been paid.
      return { outcome: kind === 'timeout' || kind === 'interrupted' ? 'unknown' : 'failed', code: detail };
    }
  },

  async loginCode() {
    const { code } = await invoke<{ code?: string }>(wx, 'login');
    if (!code) throw new PlatformError('failed', 'login');
    return code;
  },

  chooseFiles,
  async compressImage(file, { width, quality }) {
    if (file.kind !== 'image') return file;
    try {
      const { tempFilePath } = await invoke<{ tempFilePath: string }>(wx, 'compressImage', {
        src: file.path,
        quality: Math.round(quality * 100),
        compressedWidth: width,
      });
      const size = await sizeOf(tempFilePath);
      if (size === 0 || (file.size > 0 && size >= file.size)) return file;
      return { ...file, path: tempFilePath, size };
    } catch {
      return file;
    }
  },

  async previewFile({ url, kind }) {
    if (kind === 'image') return platform.previewImages([url]);
    const filePath = await localPathOf(wx, url, 'tempFilePath');
    await invoke(wx, 'openDocument', { filePath, showMenu: true });
  },
  async previewImages(urls, current) {
    await invoke(wx, 'previewImage', { urls, current: current ?? urls[0] });
  },

  clipboard: {
    async copy(text) {
      await invoke(wx, 'setClipboardData', { data: text });
    },
    paste: async () => (await invoke<{ data: string }>(wx, 'getClipboardData')).data,
  },
  systemInfo: createSystemInfo(wx),
  async makePhoneCall(number) {
    await invoke(wx, 'makePhoneCall', { phoneNumber: number });
  },
  setTitle: (title) => fire(wx, 'setNavigationBarTitle', { title }),
  exit: () => fire(wx, 'exitMiniProgram'),
} satisfies Platform as Platform;
