import { wechatUserInfo } from '@/contracts/calls/account/wechat';
import { isUnreachable } from '@/core/appError';
import { platform } from '@/platform';
import { pathOf } from '@/routes';
import { variant } from '@/variants';
import { call } from '../client/client';
import { randomText } from '../client/randomText';
import { startAddress } from '../market/ownHosts';
import { readStored, removeStored, writeStored } from '../storage/storage';
import { chatOpenId, KNOWN } from './chatOpenId';

const CONSENT = 'https://open.weixin.qq.com/connect/oauth2/authorize';
let met = false;

/** The chat app's; returns to `tab` with a code. */
function consentFor(tab: 'remit' | 'user', appId: string, state: string): string {
  const back = startAddress().replace(/\/$/, '') + pathOf('tabbar', { tab });
  return (
    `${CONSENT}?appid=${appId}&redirect_uri=${encodeURIComponent(back)}` +
    `&response_type=code&scope=snsapi_userinfo&state=${state}#wechat_redirect`
  );
}

/** Unreachable: retried at the next start. Refused: after a day, to avoid a loop. */
async function exchange(code: string): Promise<void> {
  try {
    const { openId } = await call(wechatUserInfo, { code }, { suppressToast: true });
    writeStored('chatUser', KNOWN + openId);
  } catch (error) {
    if (isUnreachable(error)) removeStored('chatUser');
  }
}

/** Once a start. A code must match the stored state. */
export async function meetChatUser(tab: 'remit' | 'user'): Promise<void> {
  if (met) return;
  met = true;
  const { code, state, ...rest } = platform.router.current().query;
  if (code || state) platform.router.rewriteQuery(rest);
  if (chatOpenId()) return;
  const asked = readStored('chatUser');
  if (code && state && state === asked) return exchange(code);
  const appId = variant.chatLogin?.appId;
  if (asked || !appId) return;
  try {
    const fresh = await randomText(24);
    writeStored('chatUser', fresh);
    await platform.openWebView(consentFor(tab, appId, fresh));
  } catch {
    // All else works without.
  }
}
