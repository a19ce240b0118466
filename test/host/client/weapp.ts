import type { Host } from '../host';
import { ApiFailure, type Options } from './apiCall';
import { keepPng } from './canvas';
import { pictureSource } from './device';
import { readBody, requestSender, taskApi, uploadSender } from './http';
import { callbackApis, secureBytes, sharedApis, type Api } from './shared';
import { limits } from './storage';
import { asText } from '../asText';

export function weappApi(host: Host): Api {
  const { device, storage, realm } = host;
  const store = limits.weapp;
  const windowInfo = (): Record<string, unknown> => {
    const { width, height, statusBar } = device.state;
    return {
      pixelRatio: 2,
      screenWidth: width,
      screenHeight: height,
      windowWidth: width,
      windowHeight: height,
      statusBarHeight: statusBar,
      screenTop: 0,
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
  const baseInfo = (): Record<string, unknown> => ({
    SDKVersion: '3.6.0',
    version: '8.0.50',
    language: device.state.language,
    theme: device.state.theme,
    enableDebug: false,
    fontSizeSetting: 16,
    host: { env: 'WeChat', appId: '' },
  });
  const deviceInfo = (): Record<string, unknown> => ({
    brand: 'devtools',
    model: 'iPhone',
    system: 'iOS 10.0',
    platform: device.state.platform,
    benchmarkLevel: 1,
  });
  const systemInfo = (): Record<string, unknown> => ({ ...windowInfo(), ...baseInfo(), ...deviceInfo() });
  const capsule = (): Record<string, unknown> => ({
    width: 87,
    height: 32,
    left: 281,
    right: 368,
    top: 24,
    bottom: 56,
  });
  return {
    ...sharedApis(host),
    request: taskApi(host, 'request', requestSender(host), (answer, options) => ({
      data: readBody(answer, options),
      statusCode: answer.status,
      header: answer.headers,
      cookies: answer.cookies,
    })),
    uploadFile: taskApi(
      host,
      'uploadFile',
      uploadSender(host, (options) => String(options.name)),
      (answer) => ({ data: answer.body.toString('utf8'), statusCode: answer.status, header: answer.headers }),
    ),
    downloadFile: taskApi(host, 'downloadFile', requestSender(host), (answer) => ({
      tempFilePath: host.keepDownload(answer.body),
      statusCode: answer.status,
    })),
    ...callbackApis(host, {
      getRandomValues: (options) => ({ randomValues: secureBytes(options.length) }),
      login: () => {
        if (device.loginFails) throw new ApiFailure('network error');
        return { code: `wx-code-${++device.loginCodes}` };
      },
      checkSession: () => ({}),
      requestPayment: async (options) => {
        device.payRequests.push({ ...options });
        const outcome = await device.pay(options);
        if (outcome === 'paid') return {};
        // Completed payments may be reported cancelled.
        const reasons = { failed: 'requestPayment failed', refused: 'no permission' } as const;
        throw new ApiFailure(outcome === 'failed' || outcome === 'refused' ? reasons[outcome] : 'cancel');
      },
      getFuzzyLocation: () => {
        if (!device.place) throw new ApiFailure('auth deny');
        return { ...device.place };
      },
      scanCode: () => {
        const result = device.scan();
        if (result === undefined) throw new ApiFailure('cancel');
        return { result, scanType: 'QR_CODE', charSet: 'UTF-8', path: '', rawData: '' };
      },
      chooseImage: (options) => {
        const files = device.choose(Number(options.count ?? 9), pictureSource(options.sourceType));
        return {
          tempFilePaths: files.map((file) => file.tempPath),
          tempFiles: files.map((file) => ({ path: file.tempPath, size: file.size })),
        };
      },
      chooseMedia: (options) => {
        const files = device.choose(Number(options.count ?? 9), pictureSource(options.sourceType));
        return {
          type: 'image',
          tempFiles: files.map((file) => ({
            tempFilePath: file.tempPath,
            size: file.size,
            fileType: 'image',
          })),
        };
      },
      chooseMessageFile: (options) => {
        const files = device.choose(Number(options.count ?? 1), 'files');
        return {
          tempFiles: files.map((file) => ({
            path: file.tempPath,
            size: file.size,
            name: file.name,
            type: 'file',
            time: 0,
          })),
        };
      },
      compressImage: (options) => ({
        tempFilePath: device.adoptFile(device.file(String(options.src)).real).tempPath,
      }),
      canvasToTempFilePath: (options) => keepPng(host, options.canvas, options),
      getFileInfo: (options) => ({ size: device.file(String(options.filePath)).size, digest: '' }),
      setClipboardData: (options) => {
        device.state.clipboard = String(options.data);
        return { data: options.data };
      },
      getClipboardData: () => ({ data: device.state.clipboard }),
      shareFileMessage: (options) => {
        device.file(String(options.filePath));
        device.opened.push({ api: 'shareFileMessage', options: { ...options } });
      },
      makePhoneCall: (options) => void device.phoneCalls.push(String(options.phoneNumber)),
      showToast: (options) =>
        void (device.toast = { title: asText(options.title), icon: asText(options.icon, 'success') }),
      showLoading: (options) => void (device.loading = asText(options.title)),
      showModal: async (options) => {
        const buttons = [
          ...(options.showCancel === false ? [] : [asText(options.cancelText, 'Cancel')]),
          asText(options.confirmText, 'OK'),
        ];
        const pressed = await device.ask(asText(options.title), asText(options.content), buttons);
        const confirm = pressed === buttons.length - 1;
        return { confirm, cancel: !confirm };
      },
      showActionSheet: async (options) => {
        const items = options.itemList as string[];
        const tapIndex = await device.ask('', '', [...items, 'Cancel']);
        if (tapIndex === items.length) throw new ApiFailure('cancel');
        return { tapIndex };
      },
      setNavigationBarTitle: (options) => void (device.title = String(options.title)),
      exitMiniProgram: () => void (device.exited = true),
      getSystemInfo: systemInfo,
      getSystemInfoAsync: systemInfo,
      getUserProfile: () => ({ userInfo: { nickName: 'Tester', avatarUrl: '' } }),
      getPrivacySetting: () => ({ needAuthorization: false, privacyContractName: '' }),
      requirePrivacyAuthorize: () => {
        if (device.refuses === 'notice') device.refuses = null;
        return {};
      },
      openPrivacyContract: () => ({}),
      requestSubscribeMessage: () => ({}),
      setStorage: (options) => {
        storage.set(String(options.key), options.data, store);
        return {};
      },
      getStorage: (options) => {
        const data = storage.get(String(options.key));
        if (data === undefined) throw new ApiFailure('data not found');
        return { data };
      },
      removeStorage: (options) => storage.remove(String(options.key)),
      clearStorage: () => storage.clear(),
      getStorageInfo: () => storageInfo(host),
    }),
    setStorageSync: (key: string, data: unknown) =>
      sync(host, 'setStorageSync', () => storage.set(key, data, store)),
    getStorageSync: (key: string) => realm.adopt(storage.get(key) ?? ''),
    removeStorageSync: (key: string) => storage.remove(key),
    clearStorageSync: () => storage.clear(),
    getStorageInfoSync: () => realm.adopt(storageInfo(host)),
    getSystemInfoSync: () => realm.adopt(systemInfo()),
    getWindowInfo: () => realm.adopt(windowInfo()),
    getAppBaseInfo: () => realm.adopt(baseInfo()),
    getDeviceInfo: () => realm.adopt(deviceInfo()),
    getSystemSetting: () =>
      realm.adopt({
        bluetoothEnabled: false,
        locationEnabled: true,
        wifiEnabled: true,
        deviceOrientation: 'portrait',
      }),
    getAppAuthorizeSetting: () =>
      realm.adopt({ cameraAuthorized: 'authorized', albumAuthorized: 'authorized' }),
    getMenuButtonBoundingClientRect: () => realm.adopt(capsule()),
    getAccountInfoSync: () =>
      realm.adopt({ miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }),
    onNeedPrivacyAuthorization: () => undefined,
    env: realm.adopt({ USER_DATA_PATH: 'http://usr' }),
  };
}

function sync(host: Host, name: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    throw new host.realm.own.Error(`${name}:fail ${error instanceof Error ? error.message : ''}`);
  }
}

function storageInfo(host: Host): Record<string, unknown> {
  return { keys: host.storage.keys(), currentSize: Math.ceil(host.storage.bytes / 1024), limitSize: 10240 };
}

export type { Options };
