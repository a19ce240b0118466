import type { PlatformSubscribing } from '../types';

export const subscribing = {
  offered: false,
  ask: () => Promise.resolve('off'),
} satisfies PlatformSubscribing as PlatformSubscribing;
