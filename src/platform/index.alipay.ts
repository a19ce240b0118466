import { createCommonParts } from './miniprogram/lifecycle';
import { apiOf, invoke, invokeSync, type MiniHost } from './miniprogram/invoke';
import { createRouter } from './miniprogram/router';
import { startValues } from './miniprogram/startValues';
import { createStorage } from './miniprogram/storage';
import { belowBar, createSystemInfo, fire } from './miniprogram/system';
import { createTransport } from './miniprogram/transport';
import { failureResult, tradeResult } from './shared/payOutcome';
import { createRandomPool } from './shared/randomPool';
import { createSeededRandom } from './shared/seededRandom';
import { PlatformError, type Platform } from './types';

declare const my: MiniHost;

const router = createRouter(my);

type ByKey = (options: { key: string; data?: string }) => { data?: unknown } | undefined;

// Over quota this client returns an error.
const storage = createStorage(
  my,
  {
    get: (key) => (my.getStorageSync as ByKey)({ key })?.data,
    set: (key, data) => void (my.setStorageSync as ByKey)({ key, data }),
    remove: (key) => void (my.removeStorageSync as ByKey)({ key }),
  },
  startValues,
);

/** Undocumented; in newer clients. */
async function randomSource(length: number): Promise<Uint8Array> {
  const { randomValues } = await invoke<{ randomValues: ArrayBuffer }>(my, 'getRandomValues', { length });
  return new Uint8Array(randomValues);
}

const deviceText = () => JSON.stringify([invokeSync(my, 'getSystemInfoSync'), Date.now(), router.launch()]);

export const platform = {
  target: 'alipay',
  platformCode: 'Alipay',
  ...createTransport(my, {
    headers: 'headers',
    fieldNames: ['fileName', 'name'],
    codes: { 9: 'cancelled', 11: 'denied', 12: 'network', 13: 'timeout' },
  }),
  ...createCommonParts(my, router.push),
  storage,
  random: apiOf(my, 'getRandomValues') ? createRandomPool(randomSource) : createSeededRandom(deviceText),
  router,

  canPay: (kind) => kind === 'alipay' || kind === 'link',
  async pay(request) {
    if (request.kind !== 'alipay') throw new PlatformError('unsupported', 'pay');
    const options = request.tradeNO ? { tradeNO: request.tradeNO } : { orderStr: request.orderStr };
    try {
      const { resultCode } = await invoke<{ resultCode?: string | number }>(my, 'tradePay', options);
      return tradeResult(resultCode);
    } catch (error) {
      const { kind, detail } = error as PlatformError;
      if (kind === 'unsupported') throw error;
      if (kind === 'cancelled') return { outcome: 'cancelled', code: detail };
      return failureResult(detail);
    }
  },

  async loginCode() {
    const { authCode } = await invoke<{ authCode?: string }>(
      my,
      'getAuthCode',
      { scopes: ['auth_base'] },
      { 11: 'cancelled' },
    );
    if (!authCode) throw new PlatformError('failed', 'login');
    return authCode;
  },

  clipboard: {
    async copy(text) {
      await invoke(my, 'setClipboard', { text });
    },
    paste: async () => (await invoke<{ text: string }>(my, 'getClipboard')).text,
  },
  systemInfo: createSystemInfo(my, belowBar),
  async makePhoneCall(number) {
    await invoke(my, 'makePhoneCall', { number });
  },
  setLanguage: () => undefined,
  // The bar would repeat the header's title.
  setTitle: () => undefined,
  setTopTone: (tone) => fire(my, 'setNavigationBar', { frontColor: tone === 'dark' ? '#ffffff' : '#000000' }),
  exit: () => fire(my, 'exitMiniProgram'),
} satisfies Platform as Platform;
