import type { Host } from '../host';
import { ApiFailure } from './apiCall';
import { pictureSource } from './device';
import { readBody, requestSender, taskApi, uploadSender } from './http';
import { callbackApis, secureBytes, sharedApis, type Api } from './shared';
import { limits } from './storage';
import { asText } from '../asText';

const payCodes = { paid: '9000', cancelled: '6001', lost: '6004', failed: '4000', refused: '4' } as const;

export function alipayApi(host: Host): Api {
  const { device, storage, realm } = host;
  const store = limits.alipay;
  const systemInfo = (): Record<string, unknown> => {
    const { width, height, statusBar, language } = device.state;
    return {
      model: 'iPhone',
      pixelRatio: 2,
      windowWidth: width,
      windowHeight: height,
      screenWidth: width,
      screenHeight: height,
      language,
      version: '10.6.0',
      storage: '64 GB',
      currentBattery: '90%',
      system: '10.0',
      platform: 'iOS',
      titleBarHeight: 44,
      statusBarHeight: statusBar,
      brand: 'Apple',
      fontSizeSetting: 16,
      app: 'alipay',
      performance: 'high',
      theme: device.state.theme,
      safeArea: {
        left: 0,
        right: width,
        top: statusBar,
        bottom: height - 34,
        width,
        height: height - statusBar - 34,
      },
    };
  };
  return {
    ...sharedApis(host),
    request: taskApi(host, 'request', requestSender(host), (answer, options) => {
      const result = { data: readBody(answer, options), status: answer.status, headers: answer.headers };
      // Every other status is a failure here.
      if (answer.status < 200 || answer.status >= 300) throw new ApiFailure('http status error', 19, result);
      return result;
    }),
    uploadFile: taskApi(
      host,
      'uploadFile',
      uploadSender(host, (options) => String(options.fileName)),
      (answer) => ({ data: answer.body.toString('utf8'), statusCode: answer.status, header: answer.headers }),
    ),
    downloadFile: taskApi(host, 'downloadFile', requestSender(host), (answer) => ({
      apFilePath: host.keepDownload(answer.body),
      tempFilePath: host.keepDownload(answer.body),
    })),
    ...callbackApis(host, {
      getAuthCode: (options) => {
        if (device.loginFails) throw new ApiFailure('user cancelled', 11);
        return {
          authCode: `my-code-${++device.loginCodes}`,
          authSuccessScopes: [options.scopes],
          authErrorScopes: {},
        };
      },
      tradePay: async (options) => {
        device.payRequests.push({ ...options });
        const outcome = await device.pay(options);
        return { resultCode: payCodes[outcome], memo: '', result: '' };
      },
      getLocation: () => {
        if (!device.place) throw new ApiFailure('location permission denied', 2001);
        // The payment app returns strings.
        const { latitude, longitude } = device.place;
        return { latitude: String(latitude), longitude: String(longitude), accuracy: '900' };
      },
      scan: () => {
        const code = device.scan();
        if (code === undefined) throw new ApiFailure('user cancelled', 10);
        return { code, qrCode: code, result: code, scanType: 'QRCODE' };
      },
      chooseImage: (options) => {
        const files = device.choose(Number(options.count ?? 1), pictureSource(options.sourceType));
        const paths = files.map((file) => file.tempPath);
        return {
          apFilePaths: paths,
          tempFilePaths: paths,
          tempFiles: files.map((file) => ({ path: file.tempPath, size: file.size })),
        };
      },
      chooseFileFromDisk: (options) => {
        const files = device.choose(Number(options.count ?? 1), 'files');
        return {
          tempFiles: files.map((file) => ({ path: file.tempPath, name: file.name, size: file.size })),
        };
      },
      compressImage: (options) => ({
        apFilePaths: ((options.apFilePaths ?? options.filePaths) as string[]).map(
          (path) => device.adoptFile(device.file(path).real).tempPath,
        ),
      }),
      getFileInfo: (options) => ({
        size: device.file(String(options.apFilePath ?? options.filePath)).size,
        digest: '',
      }),
      setClipboard: (options) => void (device.state.clipboard = String(options.text)),
      getClipboard: () => ({ text: device.state.clipboard }),
      showSharePanel: () => ({}),
      makePhoneCall: (options) => void device.phoneCalls.push(String(options.number)),
      showToast: (options) =>
        void (device.toast = { title: asText(options.content), icon: asText(options.type, 'none') }),
      showLoading: (options) => void (device.loading = asText(options.content)),
      confirm: async (options) => {
        const buttons = [asText(options.cancelButtonText, 'Cancel'), asText(options.confirmButtonText, 'OK')];
        return {
          confirm: (await device.ask(asText(options.title), asText(options.content), buttons)) === 1,
        };
      },
      alert: async (options) => {
        await device.ask(asText(options.title), asText(options.content), [asText(options.buttonText, 'OK')]);
        return { success: true };
      },
      showActionSheet: async (options) => {
        const items = options.items as string[];
        const index = await device.ask(asText(options.title), '', [...items, 'Cancel']);
        return { index: index === items.length ? -1 : index };
      },
      setNavigationBar: (options) =>
        void (options.title !== undefined && (device.title = asText(options.title))),
      getSystemInfo: systemInfo,
      setStorage: (options) => {
        storage.set(String(options.key), options.data, store);
        return { success: true };
      },
      getStorage: (options) => ({ data: storage.get(String(options.key)) ?? null }),
      removeStorage: (options) => storage.remove(String(options.key)),
      clearStorage: () => storage.clear(),
      getStorageInfo: () => storageInfo(host),
      getUserInfo: () => ({ nickName: 'Tester', avatar: '' }),
      ...(host.options.alipayRandom
        ? {
            getRandomValues: (options: Record<string, unknown>) => ({
              randomValues: secureBytes(options.length),
            }),
          }
        : {}),
    }),
    setStorageSync: (options: { key: string; data: unknown }) => {
      try {
        storage.set(options.key, options.data, store);
        return realm.adopt({ success: true });
      } catch (error) {
        return realm.adopt({ error: 12, errorMessage: error instanceof Error ? error.message : '' });
      }
    },
    getStorageSync: (options: { key: string }) =>
      realm.adopt({ data: storage.get(options.key) ?? null, success: true }),
    removeStorageSync: (options: { key: string }) => storage.remove(options.key),
    clearStorageSync: () => storage.clear(),
    getStorageInfoSync: () => realm.adopt(storageInfo(host)),
    getSystemInfoSync: () => realm.adopt(systemInfo()),
    getWindowInfo: () => realm.adopt(systemInfo()),
    getMenuButtonBoundingClientRect: () =>
      realm.adopt({ width: 87, height: 32, left: 281, right: 368, top: 24, bottom: 56 }),
    getAccountInfoSync: () =>
      realm.adopt({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
    exitMiniProgram: () => void (device.exited = true),
    ap: realm.adopt({
      navigateToAlipayPage: (options: Record<string, unknown>) =>
        void device.opened.push({ api: 'navigateToAlipayPage', options: { ...options } }),
    }),
    env: realm.adopt({ USER_DATA_PATH: 'https://usr' }),
    SDKVersion: '2.9.0',
  };
}

function storageInfo(host: Host): Record<string, unknown> {
  return {
    keys: host.storage.keys(),
    currentSize: Math.ceil(host.storage.bytes / 1024),
    limitSize: 10240,
    success: true,
  };
}
