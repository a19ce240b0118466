import { commonShareConfigs } from '@/contracts/calls/common/share';
import { toAppError } from '@/core/appError';
import { scanner } from '@/platform/scanner';
import { isCancelled, PlatformError } from '@/platform/types';
import { call } from '../client/client';
import { ownHosts } from '../market/ownHosts';
import { navigate, openRoute } from '../navigation';
import { type ScannedTarget, targetOf } from './openScanned';

let waiting: ((text: string | null) => void) | null = null;

/** Once: no second read calls it. */
export function takeAsker(): ((text: string | null) => void) | null {
  const asker = waiting;
  waiting = null;
  return asker;
}

/**
 * Null: given up.
 * @throws PlatformError `denied`, `unsupported` or `failed`.
 */
export async function scanCode(): Promise<string | null> {
  if (scanner.kind() !== 'camera') {
    try {
      return await scanWithHost();
    } catch (thrown) {
      if (isCancelled(thrown)) return null;
      // Browsers still have camera and album.
      if (scanner.kind() === 'host') throw thrown;
    }
  }
  takeAsker()?.(null);
  const text = new Promise<string | null>((resolve) => {
    waiting = resolve;
  });
  await navigate('scanner', {});
  return text;
}

/** The chat app's browser needs the server's signature of the page's address. */
export async function scanWithHost(): Promise<string> {
  if (scanner.kind() !== 'signed') return scanner.scan();
  const { appId, timestamp, nonceStr, signature } = await call(commonShareConfigs, {
    page: scanner.pageAddress(),
  });
  return scanner.scan({ appId, timestamp, nonceStr, signature });
}

export async function openScanned(
  text: string,
  options: { replace?: boolean } = {},
): Promise<ScannedTarget['kind']> {
  const target = targetOf(text, ownHosts());
  if (target.kind === 'route') await openRoute(target.name, target.params, options);
  return target.kind;
}

export const scanFailure = (thrown: unknown): 'denied' | 'noCamera' | 'insecure' | 'failed' => {
  if (!(thrown instanceof PlatformError)) return toAppError(thrown) && 'failed';
  if (thrown.kind === 'denied') return 'denied';
  if (thrown.kind === 'unsupported') return thrown.detail === 'insecure' ? 'insecure' : 'noCamera';
  return 'failed';
};
