import type { LocalFile, PayRequest, Platform, PlatformError, PlatformFiles } from '@/platform/types';

export interface WireRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  timeoutMs: number;
}

export type WireAnswer =
  { status: number; text: string; headers?: Record<string, string> } | 'network' | 'timeout' | 'hang';

export interface Harness {
  platform: Platform;
  files: PlatformFiles;
  /** Oldest first. */
  setStack: (pages: { path: string; query?: Record<string, string> }[]) => void;
  lastNavigation: () => {
    way: 'push' | 'replace' | 'relaunch' | 'back';
    url?: string;
    delta?: number;
  } | null;
  failNavigation: () => void;
  answer: (answer: WireAnswer) => void;
  lastRequest: () => WireRequest;
  wasAborted: () => boolean;
  uploadProgress: (percent: number) => void;
  lastUpload: () => { fieldName: string; form: Record<string, string>; headers: Record<string, string> };
  file: LocalFile;
  breakStorage: () => void;
  /** As another build may have left it. */
  rawStorage: () => Record<string, unknown>;
  payRequest: PayRequest;
  foreignPayRequest: PayRequest;
  userPays: (outcome: 'paid' | 'cancelled' | 'unknown' | 'failed') => void;
  userPicks: (outcome: 'files' | 'cancel') => void;
  compression: (outcome: 'smaller' | 'larger' | 'fails') => void;
  clipboardText: () => string;
  breakClipboard: () => void;
  hide: () => void;
  show: () => void;
  /** Initially offline. */
  network: (online: boolean) => void;
  theme: (theme: 'light' | 'dark') => void;
  throwUncaught: (error: Error) => void;
  title: () => string;
  /** In the client's bar. */
  titleInBar: boolean;
  /** Colour of client controls over the screen, or null. */
  frontColor: () => string | null;
}

const request = {
  url: 'https://api.example/a',
  method: 'GET',
  headers: { token: 't' },
  timeoutMs: 60_000,
} as const;
const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    // By name: each suite reloads the platform.
    (error: PlatformError) =>
      error.name === 'PlatformError' ? error.kind : `not a PlatformError: ${String(error)}`,
  );
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

export function describePlatform(name: string, start: () => Harness) {
  describe(name, () => {
    let h: Harness;
    let platform: Platform;
    beforeEach(() => {
      h = start();
      platform = h.platform;
    });

    describe('requests', () => {
      test('hand over method, address, headers and body, and give back status, headers in lower case and text', async () => {
        h.answer({ status: 200, text: '{"code":"0"}', headers: { 'Content-Type': 'application/json' } });
        const response = await platform.request({ ...request, method: 'POST', body: 'a=1' });
        expect(h.lastRequest()).toMatchObject({
          url: request.url,
          method: 'POST',
          body: 'a=1',
          timeoutMs: 60_000,
        });
        expect(h.lastRequest().headers).toMatchObject({ token: 't' });
        expect(response).toMatchObject({
          status: 200,
          text: '{"code":"0"}',
          headers: { 'content-type': 'application/json' },
        });
      });

      test.each([301, 401, 406, 500])(
        'resolve with HTTP status %s: the answer is judged elsewhere',
        async (status) => {
          h.answer({ status, text: 'page' });
          expect(await platform.request(request)).toMatchObject({ status, text: 'page' });
        },
      );

      test.each(['network', 'timeout'] as const)('reject a lost %s as such', async (kind) => {
        h.answer(kind);
        expect(await kindOf(platform.request(request))).toBe(kind);
      });

      test('stop when they are cancelled', async () => {
        h.answer('hang');
        const controller = new AbortController();
        const kind = kindOf(platform.request({ ...request, signal: controller.signal }));
        await settle();
        controller.abort();
        expect([await kind, h.wasAborted()]).toEqual(['cancelled', true]);
      });

      test('do not begin when they are cancelled already', async () => {
        const controller = new AbortController();
        controller.abort();
        expect(await kindOf(platform.request({ ...request, signal: controller.signal }))).toBe('cancelled');
      });
    });

    describe('uploads', () => {
      const upload = (more = {}) =>
        platform.upload({
          url: request.url,
          file: h.file,
          fieldName: 'file',
          form: { scene: 'kyc' },
          headers: { token: 't' },
          stallMs: 60_000,
          longestMs: 3_600_000,
          ...more,
        });

      test('send the file with its fields and headers', async () => {
        h.answer({ status: 200, text: '{}' });
        expect(await upload()).toMatchObject({ status: 200, text: '{}' });
        expect(h.lastUpload()).toMatchObject({
          fieldName: 'file',
          form: { scene: 'kyc' },
          headers: { token: 't' },
        });
      });

      test('tell their progress and can be cancelled', async () => {
        h.answer('hang');
        const seen: number[] = [];
        const controller = new AbortController();
        const kind = kindOf(
          upload({ onProgress: (percent: number) => seen.push(percent), signal: controller.signal }),
        );
        await settle();
        h.uploadProgress(40);
        controller.abort();
        expect([await kind, seen, h.wasAborted()]).toEqual(['cancelled', [40], true]);
      });

      test('reject a lost network', async () => {
        h.answer('network');
        expect(await kindOf(upload())).toBe('network');
      });

      test('may take their time while they move, and end when they stand still', async () => {
        jest.useFakeTimers();
        try {
          h.answer('hang');
          const seen: number[] = [];
          const kind = kindOf(upload({ onProgress: (percent: number) => seen.push(percent) }));
          for (const percent of [1, 2, 3]) {
            jest.advanceTimersByTime(59_999);
            h.uploadProgress(percent);
          }
          jest.advanceTimersByTime(59_999);
          expect([seen, h.wasAborted()]).toEqual([[1, 2, 3], false]);
          jest.advanceTimersByTime(1);
          expect([await kind, h.wasAborted(), jest.getTimerCount()]).toEqual(['timeout', true, 0]);
        } finally {
          jest.useRealTimers();
        }
      });
    });

    describe('storage', () => {
      test('keeps text, tells its keys and forgets', () => {
        expect(platform.storage.get('a')).toBeNull();
        expect(platform.storage.set('a', '{"b":1}')).toBe(true);
        expect(platform.storage.get('a')).toBe('{"b":1}');
        expect(platform.storage.keys()).toContain('a');
        platform.storage.remove('a');
        expect(platform.storage.get('a')).toBeNull();
      });

      test('never throws when it is broken: it reads as empty, and refuses a value or holds it for the run', () => {
        h.breakStorage();
        expect(platform.storage.get('a')).toBeNull();
        expect(platform.storage.keys()).toEqual([]);
        const held = platform.storage.set('b', '1');
        expect(platform.storage.get('b')).toBe(held ? '1' : null);
        expect(() => platform.storage.remove('b')).not.toThrow();
        expect(platform.storage.get('b')).toBeNull();
      });
    });

    test('random bytes are fresh, in the number asked for, and never from Math.random', async () => {
      const spy = jest.spyOn(Math, 'random');
      if (platform.random.needsServerSeed()) platform.random.addServerSeed(new Uint8Array(32).fill(7));
      await platform.random.ready(64);
      const seen = new Set<string>();
      for (let i = 0; i < 40; i += 1) {
        await platform.random.ready(16);
        const bytes = platform.random.bytes(16);
        expect(bytes).toHaveLength(16);
        seen.add(bytes.join());
      }
      expect(seen.size).toBe(40);
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    });

    describe('routing', () => {
      test.each(['push', 'replace', 'relaunch'] as const)(
        '%s carries page and query, escaped',
        async (way) => {
          await platform.router[way]('/pages/a/index', { r: 'login', q: 'a+b/c=&d' });
          expect(h.lastNavigation()).toEqual({ way, url: '/pages/a/index?r=login&q=a%2Bb%2Fc%3D%26d' });
        },
      );

      test('a refused navigation rejects', async () => {
        h.failNavigation();
        expect(await kindOf(platform.router.push('/pages/a/index'))).toBe('failed');
      });

      test('back needs something to go back to', async () => {
        h.setStack([{ path: 'pages/a/index' }]);
        expect(await kindOf(platform.router.back())).toBe('failed');
        h.setStack([{ path: 'pages/a/index' }, { path: 'pages/b/index' }]);
        await platform.router.back();
        expect([h.lastNavigation(), platform.router.stackDepth()]).toEqual([{ way: 'back', delta: 1 }, 2]);
      });

      test('the current place is path and query, read back as they were given', () => {
        h.setStack([{ path: 'pages/a/index' }, { path: 'pages/b/index', query: { r: 'login', q: 'a b&c' } }]);
        expect(platform.router.current()).toEqual({
          path: '/pages/b/index',
          query: { r: 'login', q: 'a b&c' },
        });
      });
    });

    describe('payments', () => {
      test.each(['paid', 'cancelled', 'unknown', 'failed'] as const)(
        'that end %s say so',
        async (outcome) => {
          h.userPays(outcome);
          expect(await platform.pay(h.payRequest)).toMatchObject({ outcome });
        },
      );

      test('of another app are refused by name', async () => {
        expect(platform.canPay(h.payRequest.kind)).toBe(true);
        expect(platform.canPay(h.foreignPayRequest.kind)).toBe(false);
        expect(await kindOf(platform.pay(h.foreignPayRequest))).toBe('unsupported');
      });
    });

    describe('files', () => {
      test.each(['any', 'camera', 'album'] as const)(
        'the chosen ones have name, size and kind (%s)',
        async (source) => {
          h.userPicks('files');
          const [file] = await h.files.choose({ count: 1, types: ['image'], source });
          expect(file).toMatchObject({ kind: 'image', size: 1000 });
          expect(file?.name).toMatch(/\.(jpe?g|png)$/);
        },
      );

      test('choosing none rejects as cancelled', async () => {
        h.userPicks('cancel');
        for (const source of ['any', 'files'] as const)
          expect(await kindOf(h.files.choose({ count: 1, types: ['image', 'pdf'], source }))).toBe(
            'cancelled',
          );
      });

      test('show their first bytes', async () => {
        expect(Array.from((await h.files.head(h.file, 4)) ?? [])).toEqual([0x78, 0x78, 0x78, 0x78]);
      });

      test('a picture is sent smaller, as a JPEG, where that works, as it is where it does not', async () => {
        const size = { width: 1000, quality: 0.8 };
        h.compression('smaller');
        expect(await h.files.compress({ ...h.file, name: 'a.png', mime: 'image/png' }, size)).toMatchObject({
          size: 400,
          name: 'a.jpg',
          mime: 'image/jpeg',
        });
        for (const outcome of ['larger', 'fails'] as const) {
          h.compression(outcome);
          expect(await h.files.compress(h.file, size)).toBe(h.file);
        }
      });
    });

    test('the clipboard takes text, or rejects', async () => {
      await platform.clipboard.copy('AB 12');
      expect(h.clipboardText()).toBe('AB 12');
      h.breakClipboard();
      expect(await kindOf(platform.clipboard.copy('x'))).not.toMatch(/resolved|not a PlatformError/);
      expect(await kindOf(platform.clipboard.paste())).not.toMatch(/resolved|not a PlatformError/);
    });

    test('listeners hear of hiding, showing and what nobody caught, until they leave', () => {
      const heard: string[] = [];
      const offs = [
        platform.onAppHide(() => heard.push('hide')),
        platform.onAppShow(() => heard.push('show')),
        platform.onUncaught(() => heard.push('uncaught')),
      ];
      h.hide();
      h.show();
      h.throwUncaught(new Error('x'));
      expect(heard).toEqual(['hide', 'show', 'uncaught']);
      offs.forEach((off) => off());
      h.hide();
      h.show();
      expect(heard).toHaveLength(3);
    });

    test('a listener hears how the line is, and each change of it, until it leaves', async () => {
      const heard: boolean[] = [];
      const off = platform.onNetworkChange((online) => heard.push(online));
      await new Promise((next) => setTimeout(next, 5));
      h.network(true);
      h.network(false);
      expect(heard).toEqual([false, true, false]);
      off();
      h.network(true);
      expect(heard).toHaveLength(3);
    });

    test('the title, a shake and the top of the page never throw', () => {
      platform.setLanguage('zh-HK');
      platform.setTitle('Send money');
      expect(h.title()).toBe(h.titleInBar ? 'Send money' : '');
      expect(() => {
        platform.vibrate();
        platform.scrollToTop();
      }).not.toThrow();
    });

    test('what the client draws over the screen is dark on a light one and light on a dark one', () => {
      platform.setTopTone('dark');
      expect(h.frontColor() ?? '#ffffff').toBe('#ffffff');
      platform.setTopTone('light');
      expect(h.frontColor() ?? '#000000').toBe('#000000');
    });

    test('a listener hears of the client’s new theme, where it tells of one, until it leaves', () => {
      const heard: string[] = [];
      const off = platform.onThemeChange((theme) => heard.push(theme));
      h.theme('dark');
      h.theme('light');
      expect(heard).toEqual(['dark', 'light']);
      off();
      h.theme('dark');
      expect(heard).toHaveLength(2);
    });

    test('what is known of the device is complete', () => {
      const info = platform.systemInfo();
      expect(info).toMatchObject({
        language: expect.any(String) as string,
        width: expect.any(Number) as number,
        height: expect.any(Number) as number,
        platform: expect.any(String) as string,
      });
      expect(['light', 'dark']).toContain(info.theme);
    });
  });
}
