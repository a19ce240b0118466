import { focusManager, onlineManager } from '@tanstack/react-query';
import type { Platform } from '@/platform/types';

/** Lets the query client hear of the line and of the app's coming to the front. */
export function followDevice(device: Pick<Platform, 'onNetworkChange' | 'onAppShow'>): void {
  onlineManager.setEventListener((setOnline) => device.onNetworkChange(setOnline));
  // Never told that it is hidden: not every client says when it is shown again.
  focusManager.setEventListener((wake) => device.onAppShow(() => wake()));
}

/** Calls each time that the line is back or the app comes to the front. Returns its own remover. */
export function onWake(wake: () => void): () => void {
  const offs = [
    onlineManager.subscribe((online) => online && wake()),
    focusManager.subscribe((focused) => focused && wake()),
  ];
  return () => offs.forEach((off) => off());
}

/**
 * Asks now, and once more each time that the line is back or the app comes to the front, until the answer is true. For what
 * no query holds.
 */
export function askUntilDone(ask: () => Promise<boolean>): void {
  let state: 'asking' | 'failed' | 'done' = 'failed';
  const again = async (): Promise<void> => {
    if (state !== 'failed') return;
    state = 'asking';
    state = (await ask()) ? 'done' : 'failed';
    if (state === 'done') off();
  };
  const off = onWake(() => void again());
  void again();
}
