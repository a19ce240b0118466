import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import type { Host } from '../host';
import type { NavigationKind } from '../stack';
import { ApiFailure, callbackApi, type Options } from './apiCall';
import { CanvasNode } from './canvas';
import { selectorQuery } from './query';

export type Api = Record<string, unknown>;
type Work = (options: Options) => unknown;

export function callbackApis(host: Host, works: Record<string, Work>): Api {
  return Object.fromEntries(
    Object.entries(works).map(([name, work]) => [name, callbackApi(host, name, work)]),
  );
}

export function sharedApis(host: Host): Api {
  const { device, realm } = host;
  const navigate =
    (kind: NavigationKind): Work =>
    (options) => {
      if (kind === 'navigateBack') host.stack.back(Number(options.delta ?? 1));
      else host.stack.navigate(kind, String(options.url));
      return {};
    };
  const later =
    (work: Work): Work =>
    async (options) => {
      await new Promise((next) => setTimeout(next, 0));
      return work(options);
    };
  return {
    ...callbackApis(host, {
      navigateTo: later(navigate('navigateTo')),
      redirectTo: later(navigate('redirectTo')),
      reLaunch: later(navigate('reLaunch')),
      switchTab: later(navigate('switchTab')),
      navigateBack: later(navigate('navigateBack')),
      hideToast: () => void (device.toast = null),
      hideLoading: () => void (device.loading = null),
      previewImage: (options) => void device.previews.push(...(options.urls as string[])),
      openDocument: (options) => {
        device.file(String(options.filePath));
        if (!device.documentTypes.includes(String(options.fileType)))
          throw new ApiFailure('filetype not supported', 3);
        device.opened.push({ api: 'openDocument', options: plain(options) });
      },
      pageScrollTo: () => ({}),
      vibrateShort: () => ({}),
      vibrateLong: () => ({}),
      getNetworkType: () => ({
        networkType: host.network.offline ? 'none' : 'wifi',
        networkAvailable: !host.network.offline,
      }),
      setNavigationBarColor: () => ({}),
      showShareMenu: () => void (device.shareMenu = true),
      hideShareMenu: () => void (device.shareMenu = false),
      setKeepScreenOn: () => ({}),
      saveImageToPhotosAlbum: () => ({}),
      authorize: () => ({}),
      getSetting: () => ({ authSetting: {} }),
      openSetting: () => {
        if (device.refuses === 'permission') device.refuses = null;
        return { authSetting: {} };
      },
      getImageInfo: (options) => {
        const file = device.file(String(options.src));
        return { path: file.tempPath, width: 1600, height: 1200, type: 'jpeg', orientation: 'up' };
      },
      navigateToMiniProgram: (options) =>
        void device.opened.push({ api: 'navigateToMiniProgram', options: plain(options) }),
      hideKeyboard: () => ({}),
      startPullDownRefresh: () => ({}),
      stopPullDownRefresh: () => ({}),
      loadFontFace: () => ({}),
      createAnimation: () => ({}),
    }),
    createSelectorQuery: () => selectorQuery(host),
    createIntersectionObserver: () => observer(host),
    createOffscreenCanvas: (size?: { width?: number; height?: number }) => new CanvasNode(host, size),
    createCanvasContext: () => new CanvasNode(host).getContext(),
    nextTick: (run: () => void) => setImmediate(() => !realm.dead && realm.guard('nextTick', run)),
    canIUse: (name: string) => (name.split('.')[0] as string) in host.api,
    getLaunchOptionsSync: () => realm.adopt(host.launchOptions),
    getEnterOptionsSync: () => realm.adopt(host.enterOptions),
    getUpdateManager: () =>
      realm.adopt({
        onCheckForUpdate: () => undefined,
        onUpdateReady: () => undefined,
        onUpdateFailed: () => undefined,
        applyUpdate: () => undefined,
      }),
    getFileSystemManager: () => fileSystem(host),
    onAppShow: host.listeners.appShow.on,
    offAppShow: host.listeners.appShow.off,
    onAppHide: host.listeners.appHide.on,
    offAppHide: host.listeners.appHide.off,
    onError: host.listeners.error.on,
    offError: host.listeners.error.off,
    onUnhandledRejection: host.listeners.rejection.on,
    offUnhandledRejection: host.listeners.rejection.off,
    onNetworkStatusChange: host.listeners.network.on,
    offNetworkStatusChange: host.listeners.network.off,
    onKeyboardHeightChange: () => undefined,
    offKeyboardHeightChange: () => undefined,
    onWindowResize: () => undefined,
    offWindowResize: () => undefined,
    onMemoryWarning: () => undefined,
    onPageNotFound: host.listeners.notFound.on,
    onThemeChange: () => undefined,
    offThemeChange: () => undefined,
  };
}

/** Everything is always in view. */
function observer(host: Host): Record<string, unknown> {
  const self: Record<string, unknown> = { disconnect: () => undefined };
  self.relativeTo = () => self;
  self.relativeToViewport = () => self;
  self.observe = (_selector: string, callback: (result: unknown) => void) => {
    setImmediate(() => {
      if (!host.realm.dead)
        host.realm.guard('intersection', () =>
          callback(
            host.realm.adopt({
              intersectionRatio: 1,
              boundingClientRect: {},
              intersectionRect: {},
              relativeRect: {},
              time: 0,
            }),
          ),
        );
    });
  };
  return self;
}

function fileSystem(host: Host): Api {
  const read = (options: Options): unknown => {
    const bytes = fs.readFileSync(host.device.file(String(options.filePath)).real);
    return options.encoding ? bytes.toString(options.encoding as BufferEncoding) : bytes;
  };
  return {
    ...callbackApis(host, {
      readFile: (options) => ({ data: read(options) }),
      getFileInfo: (options) => ({ size: host.device.file(String(options.filePath)).size }),
      access: (options) => {
        host.device.file(String(options.path));
        return {};
      },
      unlink: () => ({}),
    }),
    readFileSync: (filePath: string, encoding?: string) => host.realm.adopt(read({ filePath, encoding })),
  };
}

export function plain(options: Options): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => typeof value !== 'function'));
}

export function secureBytes(length: unknown): Uint8Array {
  const count = Number(length);
  if (!Number.isInteger(count) || count < 1 || count > 1_048_576)
    throw new ApiFailure('parameter error: length');
  return new Uint8Array(randomBytes(count));
}
