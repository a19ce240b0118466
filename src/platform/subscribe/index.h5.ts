import type { PlatformSubscribing } from '../types';

/** A browser has no messages that are allowed one at a time. */
export const subscribing = {
  offered: false,
  ask: () => Promise.resolve('off'),
} satisfies PlatformSubscribing as PlatformSubscribing;
