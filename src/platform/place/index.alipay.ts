import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformPlace } from '../types';

declare const my: MiniHost;

/** Refused or switched off. */
const failures = { 11: 'denied', 2001: 'denied', 2003: 'denied' } as const;

export const place = {
  async find() {
    // Without an address.
    const found = await invoke<{ latitude: string | number; longitude: string | number }>(
      my,
      'getLocation',
      { type: 0 },
      failures,
    );
    return { latitude: Number(found.latitude), longitude: Number(found.longitude) };
  },
} satisfies PlatformPlace;
