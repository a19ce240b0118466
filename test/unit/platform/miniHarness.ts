import { randomBytes } from 'node:crypto';
import type { LocalFile, PayRequest, Platform, PlatformFiles } from '@/platform/types';
import type { Harness, WireAnswer } from './suite';

type Options = Record<string, unknown> & {
  success?: (result: unknown) => void;
  fail?: (failure: unknown) => void;
};

export interface Callbacks {
  success: (result: unknown) => void;
  fail: (failure: unknown) => void;
}

export interface Dialect {
  global: 'wx' | 'my';
  failure: (kind: 'network' | 'timeout' | 'cancel' | 'other', api: string) => object;
  /** Answers `request` or `uploadFile`; some hosts report an error status as failure. */
  answer: (
    status: number,
    text: string,
    headers: Record<string, string>,
  ) => { result: object; failed: boolean };
  headersOf: (options: Options) => Record<string, string>;
  fieldNameOf: (options: Options) => string;
  storage: (store: Map<string, unknown>, broken: () => boolean) => Record<string, unknown>;
  pick: (path: string) => Record<string, (options: Options) => unknown>;
  compress: string;
  pay: (outcome: string) => { api: string; result?: object; failure?: object };
  clipboard: { set: string; get: string; field: string };
  /** In the client's bar. */
  titleInBar: boolean;
  payRequest: PayRequest;
  foreignPayRequest: PayRequest;
}

export function miniHarness(
  dialect: Dialect,
  load: () => { platform: Platform; files: PlatformFiles },
): Harness {
  const store = new Map<string, unknown>();
  const listeners = new Map<string, Set<(event: unknown) => void>>();
  const state = {
    brokenStorage: false,
    brokenClipboard: false,
    answer: 'hang' as WireAnswer,
    request: null as Options | null,
    aborted: false,
    onProgress: null as ((event: { progress: number }) => void) | null,
    navigation: null as ReturnType<Harness['lastNavigation']>,
    failNavigation: false,
    pay: 'paid',
    pick: 'files',
    compression: 'smaller',
    clipboard: '',
    title: '',
    frontColor: '',
  };
  const later = (run: () => void) => void setTimeout(run, 0);
  const fail = (options: Options, kind: 'network' | 'timeout' | 'cancel' | 'other', api: string) =>
    later(() => options.fail?.(dialect.failure(kind, api)));

  const transport = (api: string) => (options: Options) => {
    state.request = options;
    state.aborted = false;
    const { answer } = state;
    if (answer === 'network' || answer === 'timeout') fail(options, answer, api);
    else if (answer !== 'hang') {
      const { result, failed } = dialect.answer(answer.status, answer.text, answer.headers ?? {});
      later(() => (failed ? options.fail?.(result) : options.success?.(result)));
    }
    return {
      abort: () => (state.aborted = true),
      onProgressUpdate: (cb: typeof state.onProgress) => (state.onProgress = cb),
    };
  };
  const navigation = (way: 'push' | 'replace' | 'relaunch' | 'back') => (options: Options) => {
    if (state.failNavigation) return fail(options, 'other', 'navigate');
    state.navigation =
      way === 'back' ? { way, delta: options.delta as number } : { way, url: options.url as string };
    later(() => options.success?.({}));
    return undefined;
  };
  const on = (name: string) => (cb: (event: unknown) => void) =>
    void (listeners.get(name) ?? listeners.set(name, new Set()).get(name))?.add(cb);
  const off = (name: string) => (cb: (event: unknown) => void) => void listeners.get(name)?.delete(cb);
  const emit = (name: string, event?: unknown) => [...(listeners.get(name) ?? [])].forEach((cb) => cb(event));
  const picking = Object.fromEntries(
    Object.entries(dialect.pick('https://tmp/photo.jpg')).map(([name, pick]) => [
      name,
      (options: Options) =>
        state.pick === 'cancel'
          ? fail(options, 'cancel', name)
          : later(() => options.success?.(pick(options))),
    ]),
  );

  const host: Record<string, unknown> = {
    ...dialect.storage(store, () => state.brokenStorage),
    ...picking,
    request: transport('request'),
    uploadFile: transport('uploadFile'),
    navigateTo: navigation('push'),
    redirectTo: navigation('replace'),
    reLaunch: navigation('relaunch'),
    navigateBack: navigation('back'),
    getRandomValues: (options: Options) =>
      later(() =>
        options.success?.({ randomValues: new Uint8Array(randomBytes(options.length as number)).buffer }),
      ),
    getSystemInfoSync: () => ({
      language: 'zh_CN',
      statusBarHeight: 20,
      screenWidth: 375,
      screenHeight: 812,
      windowWidth: 375,
      windowHeight: 750,
      pixelRatio: 3,
      platform: 'iOS',
      safeArea: { top: 44, left: 0, right: 375, bottom: 778 },
    }),
    getLaunchOptionsSync: () => ({ path: 'pages/tabbar/index', query: {} }),
    [dialect.pay('paid').api]: (options: Options) => {
      const { result, failure } = dialect.pay(state.pay);
      later(() => (failure ? options.fail?.(failure) : options.success?.(result)));
    },
    [dialect.compress]: (options: Options) => {
      if (state.compression === 'fails') return fail(options, 'other', dialect.compress);
      const path = 'https://tmp/compressed.jpg';
      later(() => options.success?.({ tempFilePath: path, apFilePaths: [path] }));
      return undefined;
    },
    getFileInfo: (options: Options) =>
      later(() =>
        options.success?.({
          size: String(options.apFilePath ?? options.filePath).includes('compressed')
            ? state.compression === 'smaller'
              ? 400
              : 5000
            : 1000,
        }),
      ),
    getFileSystemManager: () => ({
      getFileInfo: host.getFileInfo,
      readFile: ({ length, success }: Options) =>
        later(() => success?.({ data: new Uint8Array(length as number).fill(0x78).buffer })),
    }),
    [dialect.clipboard.set]: (options: Options) => {
      if (state.brokenClipboard) return fail(options, 'other', 'clipboard');
      state.clipboard = options[dialect.clipboard.field] as string;
      later(() => options.success?.({}));
      return undefined;
    },
    [dialect.clipboard.get]: (options: Options) =>
      state.brokenClipboard
        ? fail(options, 'other', 'clipboard')
        : later(() => options.success?.({ [dialect.clipboard.field]: state.clipboard })),
    setNavigationBarTitle: ({ title }: Options) => (state.title = title as string),
    setNavigationBarColor: ({ frontColor }: Options) => (state.frontColor = frontColor as string),
    setNavigationBar: (options: Options) => {
      if (options.title !== undefined) state.title = options.title as string;
      if (options.frontColor !== undefined) state.frontColor = options.frontColor as string;
    },
    pageScrollTo: () => undefined,
    vibrateShort: () => {
      throw new Error('no motor');
    },
    onAppHide: on('hide'),
    offAppHide: off('hide'),
    onAppShow: on('show'),
    offAppShow: off('show'),
    getNetworkType: (options: Options) => later(() => options.success?.({ networkType: 'none' })),
    onNetworkStatusChange: on('network'),
    offNetworkStatusChange: off('network'),
    onThemeChange: on('theme'),
    offThemeChange: off('theme'),
    onError: on('error'),
    offError: off('error'),
    onUnhandledRejection: on('rejection'),
    offUnhandledRejection: off('rejection'),
  };

  let stack: { route: string; options: Record<string, string> }[] = [];
  Object.assign(globalThis, { [dialect.global]: host, getCurrentPages: () => stack });
  let loaded!: ReturnType<typeof load>;
  jest.isolateModules(() => {
    loaded = load();
  });

  const file: LocalFile = {
    path: 'https://tmp/photo.jpg',
    name: 'photo.jpg',
    size: 1000,
    mime: 'image/jpeg',
    kind: 'image',
  };
  return {
    ...loaded,
    file,
    setStack: (pages) => {
      // The host returns query values still escaped.
      stack = pages.map(({ path, query = {} }) => ({
        route: path,
        options: Object.fromEntries(
          Object.entries(query).map(([key, value]) => [key, encodeURIComponent(value)]),
        ),
      }));
    },
    lastNavigation: () => state.navigation,
    failNavigation: () => void (state.failNavigation = true),
    answer: (answer) => void (state.answer = answer),
    lastRequest: () => {
      const options = state.request as Options;
      return {
        url: options.url as string,
        method: options.method as string,
        headers: dialect.headersOf(options),
        body: options.data,
        timeoutMs: options.timeout as number,
      };
    },
    wasAborted: () => state.aborted,
    uploadProgress: (progress) => state.onProgress?.({ progress }),
    lastUpload: () => {
      const options = state.request as Options;
      return {
        fieldName: dialect.fieldNameOf(options),
        form: options.formData as Record<string, string>,
        headers: dialect.headersOf(options),
      };
    },
    breakStorage: () => void (state.brokenStorage = true),
    rawStorage: () => Object.fromEntries(store),
    payRequest: dialect.payRequest,
    foreignPayRequest: dialect.foreignPayRequest,
    userPays: (outcome) => void (state.pay = outcome),
    userPicks: (outcome) => void (state.pick = outcome),
    compression: (outcome) => void (state.compression = outcome),
    clipboardText: () => state.clipboard,
    breakClipboard: () => void (state.brokenClipboard = true),
    hide: () => emit('hide'),
    show: () => emit('show'),
    network: (online) => emit('network', { isConnected: online }),
    theme: (theme) => emit('theme', { theme }),
    throwUncaught: (error) => emit('error', error),
    title: () => state.title,
    titleInBar: dialect.titleInBar,
    frontColor: () => state.frontColor,
  };
}
