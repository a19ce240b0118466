/** @jest-environment jsdom */
import { randomBytes } from 'node:crypto';
import { sharing } from '@/platform/share';
import type { LocalFile, Platform, PlatformFiles } from '@/platform/types';
import { describePlatform, type Harness, type WireAnswer } from './suite';

const router = { stack: [] as unknown[], last: null as ReturnType<Harness['lastNavigation']>, fails: false };
const navigation =
  (way: 'push' | 'replace' | 'relaunch' | 'back') => (options: { url?: string; delta?: number }) => {
    if (router.fails) return Promise.reject(Object.assign(new Error('fail'), { errMsg: 'fail' }));
    router.last = way === 'back' ? { way, delta: options.delta } : { way, url: options.url };
    return Promise.resolve();
  };

jest.mock('@tarojs/taro', () => ({
  getCurrentPages: () => router.stack,
  navigateTo: (options: object) => navigation('push')(options),
  redirectTo: (options: object) => navigation('replace')(options),
  reLaunch: (options: object) => navigation('relaunch')(options),
  navigateBack: (options: object) => navigation('back')(options),
  setNavigationBarTitle: ({ title }: { title: string }) =>
    Promise.resolve(void (globalThis.document.title = title)),
}));

const wire = { answer: 'hang' as WireAnswer, last: null as FakeXhr | null };

class FakeXhr {
  method = '';
  url = '';
  timeout = 0;
  status = 0;
  responseText = '';
  responseType = '';
  headers: Record<string, string> = {};
  body: unknown = null;
  aborted = false;
  answered: Record<string, string> = {};
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return Object.entries(this.answered)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\r\n');
  }
  send(body: unknown) {
    wire.last = this;
    this.body = body;
    const { answer } = wire;
    if (answer === 'hang') return;
    setTimeout(() => {
      if (answer === 'network') return this.onerror?.();
      if (answer === 'timeout') return this.ontimeout?.();
      this.status = answer.status;
      this.responseText = answer.text;
      this.answered = answer.headers ?? {};
      return this.onload?.();
    }, 0);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
}

const wechat = {
  kind: 'wechat',
  appId: 'a',
  timeStamp: '1',
  nonceStr: 'n',
  prepayId: 'p',
  sign: 's',
} as const;

function harness(): Harness {
  Object.assign(router, { stack: [{}], last: null, fails: false });
  wire.answer = 'hang';
  const state = { pay: 'paid', pick: 'files', compression: 'smaller', clipboard: '', brokenClipboard: false };
  jest.restoreAllMocks();
  window.localStorage.clear();
  window.XMLHttpRequest = FakeXhr as never;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0');
  Object.defineProperty(window, 'crypto', {
    configurable: true,
    value: {
      getRandomValues: (bytes: Uint8Array) => {
        bytes.set(randomBytes(bytes.length));
        return bytes;
      },
    },
  });
  Object.assign(window, {
    WeixinJSBridge: {
      invoke: (_api: string, _options: object, cb: (result: object) => void) =>
        cb({
          err_msg: {
            paid: 'get_brand_wcpay_request:ok',
            cancelled: 'get_brand_wcpay_request:cancel',
            failed: 'get_brand_wcpay_request:fail no permission',
            unknown: 'system:access_denied',
          }[state.pay],
        }),
    },
    scrollTo: () => undefined,
  });
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: async (text: string) => {
        if (state.brokenClipboard) throw new Error('denied');
        state.clipboard = text;
      },
      readText: async () => {
        throw new Error('denied');
      },
    },
  });
  URL.createObjectURL = () => 'blob:1';
  const media = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => media as unknown as MediaQueryList;
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const picked = new File(['x'.repeat(1000)], 'photo.jpg', { type: 'image/jpeg' });
    if (state.pick === 'files') Object.defineProperty(this, 'files', { value: [picked] });
    setTimeout(() => this.dispatchEvent(new Event(state.pick === 'files' ? 'change' : 'cancel')), 0);
  });
  class FakeImage {
    naturalWidth = 3000;
    naturalHeight = 2000;
    onload?: () => void;
    onerror?: () => void;
    set src(_path: string) {
      setTimeout(() => (state.compression === 'fails' ? this.onerror?.() : this.onload?.()), 0);
    }
  }
  window.Image = FakeImage as never;
  globalThis.Image = FakeImage as never;
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((cb) => cb(new Blob(['x'.repeat(state.compression === 'smaller' ? 400 : 5000)])));
  const visibility = (value: string) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(value as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  let platform!: Platform;
  let files!: PlatformFiles;
  jest.isolateModules(() => {
    ({ platform } = jest.requireActual<{ platform: Platform }>('@/platform/index.h5'));
    ({ files } = jest.requireActual<{ files: PlatformFiles }>('@/platform/files/index.h5'));
  });
  const file: LocalFile = {
    path: 'blob:1',
    name: 'photo.jpg',
    size: 1000,
    mime: 'image/jpeg',
    kind: 'image',
    source: new File(['x'.repeat(1000)], 'photo.jpg'),
  };
  const last = () => wire.last as FakeXhr;
  return {
    platform,
    files,
    file,
    setStack(pages) {
      router.stack = pages;
      const { path, query = {} } = pages[pages.length - 1] ?? { path: '' };
      window.history.replaceState(null, '', `/${path}?${new URLSearchParams(query)}`);
    },
    lastNavigation: () => router.last,
    failNavigation: () => void (router.fails = true),
    answer: (answer) => void (wire.answer = answer),
    lastRequest: () => ({
      url: last().url,
      method: last().method,
      headers: last().headers,
      body: last().body,
      timeoutMs: last().timeout,
    }),
    wasAborted: () => last().aborted,
    uploadProgress: (percent) =>
      last().upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 }),
    lastUpload() {
      const entries = [...(last().body as FormData).entries()];
      const [fieldName = ''] = entries.find(([, value]) => value instanceof Blob) ?? [];
      return {
        fieldName,
        form: Object.fromEntries(entries.filter(([, value]) => typeof value === 'string')) as Record<
          string,
          string
        >,
        headers: last().headers,
      };
    },
    breakStorage() {
      const broken = () => {
        throw new Error('SecurityError');
      };
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(broken);
    },
    rawStorage: () => ({ ...window.localStorage }),
    payRequest: wechat,
    foreignPayRequest: { kind: 'alipay', tradeNO: '1' },
    userPays: (outcome) => void (state.pay = outcome),
    userPicks: (outcome) => void (state.pick = outcome),
    compression: (outcome) => void (state.compression = outcome),
    clipboardText: () => state.clipboard,
    breakClipboard: () => void (state.brokenClipboard = true),
    hide: () => visibility('hidden'),
    show: () => visibility('visible'),
    theme: (theme) => {
      media.matches = theme === 'dark';
      media.dispatchEvent(new Event('change'));
    },
    network: (online) => void window.dispatchEvent(new Event(online ? 'online' : 'offline')),
    throwUncaught: (error) => void window.dispatchEvent(Object.assign(new Event('error'), { error })),
    title: () => document.title,
    titleInBar: true,
    frontColor: () => null,
  };
}

describePlatform('h5', harness);

describe('only on h5', () => {
  test('a full disk stores nothing and does not throw', () => {
    const { platform } = harness();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(platform.storage.set('a', '1')).toBe(false);
  });

  test('cookies keep odd values, last as long as said, and go', () => {
    const { platform } = harness();
    const written = jest.spyOn(document, 'cookie', 'set');
    platform.cookie.set('token', 'a=b; c', { days: 365 });
    expect(written).toHaveBeenLastCalledWith('token=a%3Db%3B%20c; max-age=31536000; path=/; SameSite=Lax');
    expect(platform.cookie.get('token')).toBe('a=b; c');
    platform.cookie.remove('token');
    expect(platform.cookie.get('token')).toBeNull();
  });

  test('without a secure source there is no random', async () => {
    const { platform } = harness();
    Object.defineProperty(window, 'crypto', { configurable: true, value: undefined });
    await expect(platform.random.ready(1)).rejects.toMatchObject({ kind: 'unsupported' });
    expect(() => platform.random.bytes(1)).toThrow();
  });

  test('pays in the chat app with the package text it wants, signed as the server says [F5.2-12]', async () => {
    const { platform } = harness();
    const { WeixinJSBridge } = window as unknown as {
      WeixinJSBridge: { invoke: (...sent: unknown[]) => void };
    };
    const spy = jest.spyOn(WeixinJSBridge, 'invoke');
    await platform.pay({ ...wechat, appId: 'wx1', signType: 'RSA' });
    expect(spy.mock.calls[0]?.slice(0, 2)).toEqual([
      'getBrandWCPayRequest',
      { appId: 'wx1', timeStamp: '1', nonceStr: 'n', package: 'prepay_id=p', signType: 'RSA', paySign: 's' },
    ]);
  });

  test('outside the chat app its payment is unsupported', async () => {
    const { platform } = harness();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome');
    expect(platform.canPay('wechat')).toBe(false);
    await expect(platform.pay(wechat)).rejects.toMatchObject({ kind: 'unsupported' });
  });

  test('a link is handed to the sheet, or there is nothing to share with; giving up is no failure', async () => {
    const link = { title: 'A', url: 'https://a.example' };
    expect(sharing.signedPage()).toBeNull();
    expect(await sharing.send(link)).toBe('none');
    const share = jest.fn<Promise<void>, [object]>().mockResolvedValueOnce();
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    expect(await sharing.send(link)).toBe('sheet');
    expect(share.mock.calls[0]?.[0]).toMatchObject(link);
    share.mockRejectedValueOnce(Object.assign(new Error(), { name: 'AbortError' }));
    expect(await sharing.send(link)).toBe('cancelled');
    share.mockRejectedValueOnce(new Error('NotAllowedError'));
    expect(await sharing.send(link)).toBe('none');
  });

  test('a picture over the page is a dialog with a button, which Escape closes too; the focus goes back', async () => {
    const { files } = harness();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await files.showPicture('/1.png', { close: 'Close', picture: 'front.png' });
    const layer = document.querySelector('[role=dialog]');
    expect(layer?.getAttribute('aria-label')).toBe('front.png');
    expect(document.activeElement?.textContent).toBe('Close');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([document.querySelector('[role=dialog]'), document.activeElement]).toEqual([null, field]);
  });

  test('a picture is drawn at the width that is asked for, and written in that quality [P9-28]', async () => {
    const { files, file } = harness();
    await files.compress(file, { width: 1000, quality: 0.8 });
    const { contexts, calls } = jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mock;
    expect(contexts[0]).toMatchObject({ width: 1000, height: 667 });
    expect(calls[0]?.slice(1)).toEqual(['image/jpeg', 0.8]);
  });

  test('a picture that cannot be made smaller is sent as it is [F5.4-12]', async () => {
    const { files, file, compression } = harness();
    compression('fails');
    expect(await files.compress(file, { width: 1000, quality: 0.8 })).toBe(file);
  });

  test.each(['touchstart', 'mousedown', 'keydown'])(
    'where a browser tells of no cancel, the next %s on the page means that no file was chosen',
    async (press) => {
      const { files } = harness();
      jest.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
      jest.useFakeTimers();
      const ended = jest.fn();
      void files.choose({ count: 1, types: ['image'], source: 'any' }).catch(ended);
      window.dispatchEvent(new Event(press));
      await jest.advanceTimersByTimeAsync(1000);
      expect(ended).not.toHaveBeenCalled();
      window.dispatchEvent(new Event(press));
      await jest.advanceTimersByTimeAsync(0);
      jest.useRealTimers();
      expect(ended.mock.calls).toMatchObject([[{ kind: 'cancelled' }]]);
      expect(document.querySelector('input[type=file]')).toBeNull();
    },
  );

  test('what no browser shows is handed over under its name', async () => {
    const { files } = harness();
    const handed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      handed.push(this.download);
    });
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 Chrome');
    const income = { path: 'blob:2', name: 'income.xlsx', kind: 'excel' } as const;
    await files.open(income);
    expect(handed).toEqual(['income.xlsx']);
    const picture = { path: 'blob:3', name: 'code.png', size: 1, mime: 'image/png', kind: 'image' } as const;
    await files.savePicture(picture);
    expect(handed).toEqual(['income.xlsx', 'code.png']);
    // In-app browsers silently drop downloads.
    for (const inside of ['MicroMessenger/8.0', 'AlipayClient/10.6']) {
      agent.mockReturnValue(inside);
      await expect(files.open(income)).rejects.toMatchObject({ kind: 'unsupported' });
      await expect(files.savePicture(picture)).rejects.toMatchObject({ kind: 'unsupported' });
    }
    expect(handed).toHaveLength(2);
  });
});

test('the document says the language that is shown', () => {
  jest.requireActual<{ platform: Platform }>('@/platform/index.h5').platform.setLanguage('zh-HK');
  expect(document.documentElement.lang).toBe('zh-HK');
});
