import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformPlace } from '../types';

declare const my: MiniHost;

/** Documented of `my.getLocation`: its owner says no, or the device has it switched off. */
const failures = { 11: 'denied', 2001: 'denied', 2003: 'denied' } as const;

export const place = {
  async find() {
    // Type 0: the point alone, without an address.
    const found = await invoke<{ latitude: string | number; longitude: string | number }>(
      my,
      'getLocation',
      { type: 0 },
      failures,
    );
    return { latitude: Number(found.latitude), longitude: Number(found.longitude) };
  },
} satisfies PlatformPlace;
