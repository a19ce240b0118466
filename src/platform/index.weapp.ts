import { createCommonParts } from './miniprogram/lifecycle';
import { apiOf, invoke, type MiniHost } from './miniprogram/invoke';
import { createRouter } from './miniprogram/router';
import { startValues } from './miniprogram/startValues';
import { createStorage } from './miniprogram/storage';
import { besideButtons, createSystemInfo, fire } from './miniprogram/system';
import { createTransport } from './miniprogram/transport';
import { failureResult } from './shared/payOutcome';
import { createRandomPool } from './shared/randomPool';
import { PlatformError, type Platform } from './types';

declare const wx: MiniHost;

const router = createRouter(wx);

const storage = createStorage(
  wx,
  {
    get: (key) => (wx.getStorageSync as (key: string) => unknown)(key),
    set: (key, value) => (wx.setStorageSync as (key: string, value: string) => void)(key, value),
    remove: (key) => (wx.removeStorageSync as (key: string) => void)(key),
  },
  startValues,
);

/** Base library 2.15; without it nothing is encrypted. */
async function randomSource(length: number): Promise<Uint8Array> {
  const { randomValues } = await invoke<{ randomValues: ArrayBuffer }>(wx, 'getRandomValues', { length });
  return new Uint8Array(randomValues);
}

export const platform = {
  target: 'weapp',
  platformCode: 'Weapp',
  ...createTransport(wx, { headers: 'header', fieldNames: ['name'], codes: {} }),
  ...createCommonParts(wx, router.push),
  storage,
  random: createRandomPool(apiOf(wx, 'getRandomValues') ? randomSource : null),
  router,

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
      return failureResult(detail);
    }
  },

  async loginCode() {
    const { code } = await invoke<{ code?: string }>(wx, 'login');
    if (!code) throw new PlatformError('failed', 'login');
    return code;
  },

  clipboard: {
    async copy(text) {
      await invoke(wx, 'setClipboardData', { data: text });
    },
    paste: async () => (await invoke<{ data: string }>(wx, 'getClipboardData')).data,
  },
  // One call for all is deprecated since base library 2.20.1.
  systemInfo: createSystemInfo(wx, besideButtons, ['getWindowInfo', 'getAppBaseInfo', 'getDeviceInfo']),
  async makePhoneCall(number) {
    await invoke(wx, 'makePhoneCall', { phoneNumber: number });
  },
  setLanguage: () => undefined,
  setTitle: (title) => fire(wx, 'setNavigationBarTitle', { title }),
  setTopTone: (tone) =>
    fire(
      wx,
      'setNavigationBarColor',
      tone === 'dark'
        ? { frontColor: '#ffffff', backgroundColor: '#000000' }
        : { frontColor: '#000000', backgroundColor: '#ffffff' },
    ),
  exit: () => fire(wx, 'exitMiniProgram'),
} satisfies Platform as Platform;
