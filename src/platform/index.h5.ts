import { setNavigationBarTitle } from '@tarojs/taro';
import {
  inChatApp,
  inPaymentApp,
  onAppHide,
  onAppShow,
  onThemeChange,
  onNetworkChange,
  onUncaught,
  systemInfo,
} from './h5/browser';
import { payInChatApp, payInPaymentApp } from './h5/chatApp';
import { router } from './h5/router';
import { cookie, random, storage } from './h5/store';
import { request, upload } from './h5/transport';
import { PlatformError, type Platform } from './types';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Plain http and old browsers.
    const area = document.createElement('textarea');
    area.value = text;
    area.style.cssText = 'position:fixed;left:-9999px';
    document.body.appendChild(area);
    area.select();
    const done = typeof document.execCommand === 'function' && document.execCommand('copy');
    area.remove();
    if (!done) throw new PlatformError('failed', 'copy');
  }
}

export const platform = {
  target: 'h5',
  platformCode: 'H5',
  request,
  upload,
  storage,
  cookie,
  random,
  router,

  canPay(kind) {
    if (kind === 'wechat') return inChatApp();
    return kind === 'alipay' ? inPaymentApp() : true;
  },
  async pay(req) {
    if (!platform.canPay(req.kind)) throw new PlatformError('unsupported', 'pay');
    if (req.kind === 'alipay')
      return payInPaymentApp(req.tradeNO ? { tradeNO: req.tradeNO } : { orderStr: req.orderStr });
    const { appId = '', timeStamp, nonceStr, prepayId, sign, signType = 'MD5' } = req;
    const packageText = prepayId.startsWith('prepay_id=') ? prepayId : `prepay_id=${prepayId}`;
    return payInChatApp({ appId, timeStamp, nonceStr, package: packageText, signType, paySign: sign });
  },
  ownHost: () => window.location.host,

  async openPayLink(url) {
    window.location.assign(url);
  },

  async loginCode() {
    // From the chat app's consent page.
    const { code } = router.current().query;
    if (!code) throw new PlatformError('unsupported', 'login');
    return code;
  },

  clipboard: {
    copy,
    async paste() {
      try {
        return await navigator.clipboard.readText();
      } catch {
        throw new PlatformError('denied', 'paste');
      }
    },
  },
  systemInfo,
  async openWebView(url) {
    window.location.assign(url);
  },
  async makePhoneCall(number) {
    window.location.href = `tel:${number.replace(/[^\d+*#]/g, '')}`;
  },
  openSettings: null,
  vibrate() {
    if (typeof navigator.vibrate === 'function') navigator.vibrate(15);
  },
  setTopTone: () => undefined,
  setTitle(title) {
    // Taro restores its own title on return.
    void setNavigationBarTitle({ title });
  },
  setScheme(scheme) {
    document.documentElement.classList.toggle('ui-scheme-dark', scheme === 'dark');
  },
  setLanguage(language) {
    document.documentElement.lang = language;
  },
  scrollToTop() {
    window.scrollTo(0, 0);
  },
  exit() {
    if (inChatApp() || inPaymentApp()) window.close();
  },
  onAppHide,
  onAppShow,
  onNetworkChange,
  onThemeChange,
  onUncaught,
} satisfies Platform as Platform;
