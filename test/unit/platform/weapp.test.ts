import type { Platform, PlatformFiles, PlatformScanner } from '@/platform/types';
import { miniHarness, type Callbacks, type Dialect } from './miniHarness';
import { describePlatform } from './suite';

const wechat = { kind: 'wechat', timeStamp: '1', nonceStr: 'n', prepayId: 'p', sign: 's' } as const;

const dialect: Dialect = {
  global: 'wx',
  failure: (kind, api) => ({
    errMsg: `${api}:fail ${{ network: '', timeout: 'timeout', cancel: 'cancel', other: 'system error' }[kind]}`,
  }),
  answer: (statusCode, data, header) => ({ result: { statusCode, data, header }, failed: false }),
  headersOf: (options) => options.header as Record<string, string>,
  fieldNameOf: (options) => options.name as string,
  storage: (store, broken) => {
    const guard = () => {
      if (broken()) throw new Error('storage');
    };
    return {
      getStorageSync: (key: string) => (guard(), store.get(key) ?? ''),
      setStorageSync: (key: string, value: unknown) => (guard(), void store.set(key, value)),
      removeStorageSync: (key: string) => (guard(), void store.delete(key)),
      getStorageInfoSync: () => (guard(), { keys: [...store.keys()] }),
    };
  },
  pick: (path) => ({
    chooseMedia: () => ({ tempFiles: [{ tempFilePath: path, size: 1000 }] }),
    chooseMessageFile: () => ({ tempFiles: [{ path, name: 'doc.pdf', size: 1000 }] }),
  }),
  compress: 'compressImage',
  pay: (outcome) => ({
    api: 'requestPayment',
    ...({
      paid: { result: { errMsg: 'requestPayment:ok' } },
      cancelled: { failure: { errMsg: 'requestPayment:fail cancel' } },
      unknown: { failure: { errMsg: 'requestPayment:fail interrupted' } },
      failed: { failure: { errMsg: 'requestPayment:fail no permission' } },
    }[outcome] ?? {}),
  }),
  clipboard: { set: 'setClipboardData', get: 'getClipboardData', field: 'data' },
  titleInBar: true,
  payRequest: wechat,
  foreignPayRequest: { kind: 'alipay', tradeNO: '1' },
};

const load = () => ({
  ...jest.requireActual<{ platform: Platform }>('@/platform/index.weapp'),
  ...jest.requireActual<{ files: PlatformFiles }>('@/platform/files/index.weapp'),
});
describePlatform('weapp', () => miniHarness(dialect, load));

describe('only on weapp', () => {
  const host = () => (globalThis as unknown as { wx: Record<string, any> }).wx;

  test.each([
    [
      { left: 281, bottom: 80 },
      { top: 20, right: 102 },
    ],
    [null, { top: 20, right: 96 }],
  ])('the header is below the status bar and next to buttons at %o', (buttons, room) => {
    const { platform } = miniHarness(dialect, load);
    host().getMenuButtonBoundingClientRect = () => buttons;
    expect(platform.systemInfo().header).toEqual(room);
  });

  test('asks the calls that replace the deprecated one, where the client has all of them', () => {
    const { platform } = miniHarness(dialect, load);
    const before = platform.systemInfo();
    const old = jest.spyOn(host(), 'getSystemInfoSync');
    Object.assign(host(), {
      getWindowInfo: () => ({ windowWidth: 400, windowHeight: 800, statusBarHeight: 30 }),
      getAppBaseInfo: () => ({ language: 'en', theme: 'dark' }),
    });
    expect(platform.systemInfo()).toEqual(before);
    expect(old).toHaveBeenCalledTimes(1);
    host().getDeviceInfo = () => ({ platform: 'Android' });
    expect(platform.systemInfo()).toMatchObject({
      language: 'en',
      width: 400,
      theme: 'dark',
      platform: 'android',
    });
    expect(old).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{}, 1],
    [{ fontSizeSetting: 20 }, 1.25],
    [{ fontSizeSetting: 20, fontSizeScaleFactor: 1.6 }, 1.6],
    [{ fontSizeSetting: 12 }, 1],
    [{ fontSizeScaleFactor: 3 }, 2],
  ])('a reader whose client says %o has text %d times as large', (told, scale) => {
    const { platform } = miniHarness(dialect, load);
    host().getSystemInfoSync = () => told;
    expect(platform.systemInfo().textScale).toBe(scale);
  });

  test('pays with the package text the chat app wants, signed as the server says [F5.2-12]', async () => {
    const { platform, userPays } = miniHarness(dialect, load);
    userPays('paid');
    const spy = jest.spyOn(host(), 'requestPayment');
    await platform.pay(wechat);
    expect(spy).toHaveBeenCalledWith(
      expect.objectContaining({
        package: 'prepay_id=p',
        signType: 'MD5',
        paySign: 's',
        timeStamp: '1',
        nonceStr: 'n',
      }),
    );
    await platform.pay({ ...wechat, signType: 'RSA' });
    expect(spy).toHaveBeenLastCalledWith(expect.objectContaining({ signType: 'RSA' }));
  });

  test('a request cut off in the background is interrupted', async () => {
    const { platform } = miniHarness(dialect, load);
    host().request = (options: Callbacks) => options.fail({ errMsg: 'request:fail interrupted' });
    await expect(
      platform.request({ url: '', method: 'GET', headers: {}, timeoutMs: 1 }),
    ).rejects.toMatchObject({ kind: 'interrupted' });
  });

  test('the client is asked for the width and the quality in per cent', async () => {
    const { files, file } = miniHarness(dialect, load);
    const asked = jest.spyOn(host(), 'compressImage');
    await files.compress(file, { width: 1000, quality: 0.8 });
    expect(asked.mock.calls[0]?.[0]).toMatchObject({ src: file.path, compressedWidth: 1000, quality: 80 });
  });

  test('documents are picked from a chat', async () => {
    const { files } = miniHarness(dialect, load);
    expect(await files.choose({ count: 1, types: ['pdf'], source: 'files' })).toMatchObject([
      { kind: 'pdf', name: 'doc.pdf', mime: 'application/pdf' },
    ]);
  });

  test('a withheld permission is denied', async () => {
    miniHarness(dialect, load);
    const { scanner } = jest.requireActual<{ scanner: PlatformScanner }>('@/platform/scanner/index.weapp');
    host().scanCode = (options: Callbacks) => options.fail({ errMsg: 'scanCode:fail auth deny' });
    await expect(scanner.scan()).rejects.toMatchObject({ kind: 'denied' });
  });

  test('an old client without secure randomness gets none', async () => {
    miniHarness(dialect, load);
    delete host().getRandomValues;
    let platform!: Platform;
    jest.isolateModules(() => {
      ({ platform } = load());
    });
    await expect(platform.random.ready(1)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(() => platform.random.bytes(1)).toThrow();
  });

  test('a source that gives zeros is no source', async () => {
    miniHarness(dialect, load);
    host().getRandomValues = (options: Callbacks & { length: number }) =>
      options.success({ randomValues: new ArrayBuffer(options.length) });
    let platform!: Platform;
    jest.isolateModules(() => {
      ({ platform } = load());
    });
    await expect(platform.random.ready(1)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(() => platform.random.bytes(1)).toThrow();
  });

  test('an API this client lacks is unsupported, by name [F6-08]', async () => {
    const { platform } = miniHarness(dialect, load);
    await expect(platform.makePhoneCall('1')).rejects.toMatchObject({
      kind: 'unsupported',
      detail: 'makePhoneCall',
    });
  });
});
