import { newPerson } from '../journeys/driver/person';
import { mia, type Chapter } from './types';

export const accountChapters: Record<string, Chapter> = {
  async account({ d, shot, server }) {
    await d.open('start');
    await d.see('start-register');
    await shot('start');
    await d.tap('start-register');
    await d.see('register-market');
    await shot('register', { tall: true });
    await d.tap('register-send-code');
    await shot('register-errors', { tall: true });
    await d.tap('register-phone-area');
    await shot('area-codes');
    await d.tap('sheet-close');
    const person = newPerson('AUS');
    await d.fill('register-phone', person.phone);
    await d.tap('register-send-code');
    await d.see('register-code');
    await shot('register-code', { tall: true });
    await d.fill('register-code', await server.captchaFor(person.phone));
    await d.see('register-submit');
    await d.tap('register-invited');
    await d.tap('register-submit');
    await shot('register-agree-errors', { tall: true });
    for (const code of ['terms', 'privacy', 'pds']) await d.tap(`register-agree-${code}`);
    await shot('register-filled', { tall: true });
    await d.open('login');
    await d.see('login-send-code');
    await shot('login');
    await d.fill('login-phone', newPerson('AUS').phone);
    await d.tap('login-mode');
    await shot('login-password');
    await d.open('resetPwdWay');
    await shot('reset-way');
    await d.open('resetPwdVerify');
    await shot('reset-verify');
    await d.open('setPwd', { params: { ticket: 'ticket-1', scene: 'reset' } });
    await shot('set-password');
  },

  async user({ d, shot, signIn, server }) {
    await d.open('tabbar', { params: { tab: 'user' } });
    await d.see('user-language');
    await shot('visitor', { tall: true });
    await signIn(mia);
    await d.tap('tab-user');
    await d.see('user-kyc');
    await shot('signed-in', { tall: true });
    await d.tap('user-logout');
    await shot('logout');
    await d.tap('user-logout-cancel');
    await d.open('accountManager');
    await shot('account-manager', { tall: true });
    for (const part of ['profile', 'devices', 'safety', 'debits', 'close'] as const) {
      await d.open('accountPart', { params: { part } });
      await shot(`account-${part}`, { tall: true });
    }
    for (const route of ['about', 'downloadApp', 'appStore', 'antiFraud', 'emailResult'] as const) {
      await d.open(route);
      await shot(route, { tall: true });
    }
    await d.open('langSet');
    await shot('language', { tall: true });
    await d.open('updatePwd');
    await shot('update-password');
    await d.open('bindEmail');
    await shot('bind-email');
    await d.open('messageCenter');
    await shot('messages', { wait: 900 });
    await d.open('agreement', { params: { type: 'terms' } });
    await shot('terms', { tall: true });
    await d.open('agreement', { params: { type: 'privacy' } });
    await shot('privacy', { tall: true });
    await d.open('webview', { params: { link: 'https://elsewhere.test/page' } });
    await shot('webview-blocked');
    await d.open('/no/such/page');
    await shot('not-found');
    await server.fault({ call: 'message.list', kind: 'httpStatus', detail: { status: 503 } });
    await d.open('messageCenter');
    await shot('messages-failed', { wait: 1500 });
    await server.fault({ call: '*', kind: 'delay', detail: { ms: 20_000 } });
    await d.open('accountPreview');
    await shot('loading', { wait: 1200 });
  },
};
