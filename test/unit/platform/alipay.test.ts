import type { Platform, PlatformFiles } from '@/platform/types';
import { miniHarness, type Callbacks, type Dialect } from './miniHarness';
import { describePlatform } from './suite';

const trade = { kind: 'alipay', tradeNO: '2026' } as const;

const dialect: Dialect = {
  global: 'my',
  failure: (kind) => ({ error: { network: 12, timeout: 13, cancel: 11, other: 2 }[kind], errorMessage: '' }),
  answer: (status, data, headers) =>
    status >= 200 && status < 300
      ? { result: { status, data, headers }, failed: false }
      : { result: { error: 19, status, data, headers }, failed: true },
  headersOf: (options) => options.headers as Record<string, string>,
  fieldNameOf: (options) => options.fileName as string,
  storage: (store, broken) => ({
    getStorageSync: ({ key }: { key: string }) =>
      broken() ? { error: 1 } : { data: store.get(key) ?? null },
    setStorageSync: ({ key, data }: { key: string; data: unknown }) =>
      broken() ? { error: 14, success: false } : (store.set(key, data), { success: true }),
    removeStorageSync: ({ key }: { key: string }) => void store.delete(key),
    getStorageInfoSync: () => {
      if (broken()) throw new Error('storage');
      return { keys: [...store.keys()] };
    },
  }),
  pick: (path) => ({
    chooseImage: () => ({ apFilePaths: [path.replace('.jpg', '.image')] }),
    chooseFileFromDisk: () => ({ tempFiles: [{ path, name: 'doc.pdf', size: 1000 }] }),
  }),
  compress: 'compressImage',
  pay: (outcome) => ({
    api: 'tradePay',
    result: { resultCode: { paid: '9000', cancelled: '6001', unknown: '8000', failed: '4000' }[outcome] },
  }),
  clipboard: { set: 'setClipboard', get: 'getClipboard', field: 'text' },
  titleInBar: false,
  payRequest: trade,
  foreignPayRequest: { kind: 'wechat', timeStamp: '1', nonceStr: 'n', prepayId: 'p', sign: 's' },
};

const load = () => ({
  ...jest.requireActual<{ platform: Platform }>('@/platform/index.alipay'),
  ...jest.requireActual<{ files: PlatformFiles }>('@/platform/files/index.alipay'),
});
describePlatform('alipay', () => miniHarness(dialect, load));

describe('only on alipay', () => {
  const host = () => (globalThis as unknown as { my: Record<string, any> }).my;

  test.each([
    ['6004', 'unknown'],
    [9000, 'paid'],
  ])('result code %s is %s', async (resultCode, outcome) => {
    const { platform } = miniHarness(dialect, load);
    host().tradePay = (options: Callbacks) => options.success({ resultCode });
    expect(await platform.pay(trade)).toMatchObject({ outcome });
  });

  test('pays for the trade or the order that the server names [F5.2-12]', async () => {
    const { platform, userPays } = miniHarness(dialect, load);
    userPays('paid');
    const spy = jest.spyOn(host(), 'tradePay');
    await platform.pay(trade);
    expect(spy).toHaveBeenLastCalledWith(expect.objectContaining({ tradeNO: '2026' }));
    await platform.pay({ kind: 'alipay', orderStr: 'signed' });
    expect(spy).toHaveBeenLastCalledWith(expect.objectContaining({ orderStr: 'signed' }));
  });

  test.each([
    ['below the bar', { left: 281, bottom: 56 }, { top: 64, right: 0 }],
    ['below buttons that reach further down', { left: 281, bottom: 80 }, { top: 88, right: 0 }],
    ['below the bar of a client that hides where its buttons are', null, { top: 64, right: 0 }],
  ])('the header is %s', (_where, buttons, room) => {
    const { platform } = miniHarness(dialect, load);
    host().getMenuButtonBoundingClientRect = () => buttons;
    expect(platform.systemInfo().header).toEqual(room);
  });

  test('the client is asked for the width and its level of quality', async () => {
    const { files, file } = miniHarness(dialect, load);
    const asked = jest.spyOn(host(), 'compressImage');
    await files.compress(file, { width: 1000, quality: 0.8 });
    expect(asked.mock.calls[0]?.[0]).toMatchObject({
      apFilePaths: [file.path],
      maxWidth: 1000,
      compressLevel: 3,
    });
  });

  describe('without a secure source of its own', () => {
    const bare = () => {
      miniHarness(dialect, load);
      delete host().getRandomValues;
      let platform!: Platform;
      jest.isolateModules(() => {
        ({ platform } = load());
      });
      return platform.random;
    };
    const seed = (fill: number, length = 32) => new Uint8Array(length).fill(fill);

    test('nothing is drawn until the server has sent a seed of full length', async () => {
      const random = bare();
      expect(random.needsServerSeed()).toBe(true);
      await expect(random.ready(1)).rejects.toMatchObject({ kind: 'unsupported' });
      random.addServerSeed(seed(1, 16));
      expect(() => random.bytes(1)).toThrow();
      random.addServerSeed(seed(1));
      await random.ready(100);
      expect(random.bytes(100)).toHaveLength(100);
    });

    test('two devices with the same seed draw different bytes', () => {
      const one = bare();
      host().getLaunchOptionsSync = () => ({ path: 'pages/other/index' });
      const two = bare();
      [one, two].forEach((random) => random.addServerSeed(seed(1)));
      const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
      expect(one.bytes(32)).not.toEqual(two.bytes(32));
      later.mockRestore();
    });

    test('the bytes look random: every value comes up about as often', () => {
      const random = bare();
      random.addServerSeed(seed(3));
      const counts = new Array(256).fill(0) as number[];
      for (let i = 0; i < 512; i += 1)
        for (const byte of random.bytes(50)) counts[byte] = (counts[byte] ?? 0) + 1;
      const chi = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
      expect(chi).toBeLessThan(360);
    });
  });
});
