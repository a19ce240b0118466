import { focusManager, onlineManager } from '@tanstack/react-query';
import type { Platform } from '@/platform/types';

export function followDevice(device: Pick<Platform, 'onNetworkChange' | 'onAppShow'>): void {
  onlineManager.setEventListener((setOnline) => device.onNetworkChange(setOnline));
  // Never hidden: clients may not report being shown again.
  focusManager.setEventListener((wake) => device.onAppShow(() => wake()));
}

/** Online again, or in front. Returns the remover. */
export function onWake(wake: () => void): () => void {
  const offs = [
    onlineManager.subscribe((online) => online && wake()),
    focusManager.subscribe((focused) => focused && wake()),
  ];
  return () => offs.forEach((off) => off());
}

/** On each wake until true. Outside of queries. */
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
