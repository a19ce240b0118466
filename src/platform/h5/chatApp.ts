import { failureResult, tradeResult } from '../shared/payOutcome';
import { PlatformError, type PayResult, type SignedConfig } from '../types';

/** Of the chat app's and the payment app's browsers. */
interface Bridges {
  WeixinJSBridge?: {
    invoke: (api: string, options: object, cb: (result: { err_msg?: string }) => void) => void;
  };
  AlipayJSBridge?: {
    call: (api: string, options: object, cb: (result: { resultCode?: string | number }) => void) => void;
  };
  wx?: Record<string, ((options: object) => void) | undefined> & {
    ready?: (cb: () => void) => void;
    error?: (cb: () => void) => void;
  };
}

const SDK_ADDRESS = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const BRIDGE_WAIT_MS = 5000;
const bridges = () => window as unknown as Bridges;

function whenBridge<T>(name: keyof Bridges, readyEvent: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => bridges()[name] as T | undefined;
    const present = look();
    if (present) return resolve(present);
    const clock = setTimeout(() => reject(new PlatformError('unsupported', name)), BRIDGE_WAIT_MS);
    const onReady = () => {
      clearTimeout(clock);
      const bridge = look();
      if (bridge) resolve(bridge);
      else reject(new PlatformError('unsupported', name));
    };
    document.addEventListener(readyEvent, onReady, { once: true });
    return undefined;
  });
}

export async function payInChatApp(options: object): Promise<PayResult> {
  const bridge = await whenBridge<NonNullable<Bridges['WeixinJSBridge']>>(
    'WeixinJSBridge',
    'WeixinJSBridgeReady',
  );
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', options, ({ err_msg: code = '' }) => {
      if (/:ok$/.test(code)) resolve({ outcome: 'paid', code });
      else if (/:cancel$/.test(code)) resolve({ outcome: 'cancelled', code });
      else resolve(failureResult(code));
    });
  });
}

export async function payInPaymentApp(options: object): Promise<PayResult> {
  const bridge = await whenBridge<NonNullable<Bridges['AlipayJSBridge']>>(
    'AlipayJSBridge',
    'AlipayJSBridgeReady',
  );
  return new Promise((resolve) => {
    bridge.call('tradePay', options, ({ resultCode }) => resolve(tradeResult(resultCode)));
  });
}

function loadSdk(): Promise<void> {
  if (bridges().wx?.config) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SDK_ADDRESS;
    script.onload = () => resolve();
    script.onerror = () => reject(new PlatformError('network', 'sdk'));
    document.head.appendChild(script);
  });
}

export async function configured(signed: SignedConfig | undefined, jsApiList: string[]) {
  await loadSdk();
  const { wx } = bridges();
  if (!wx?.config) throw new PlatformError('unsupported', 'sdk');
  await new Promise<void>((resolve, reject) => {
    wx.ready?.(() => resolve());
    wx.error?.(() => reject(new PlatformError('denied', 'sdk')));
    wx.config?.({ ...signed, jsApiList });
  });
  return wx;
}
