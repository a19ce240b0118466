import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformPlace } from '../types';

declare const wx: MiniHost;

interface Found {
  latitude: number;
  longitude: number;
}

export const place = {
  // Kilometres: enough for the country.
  async find() {
    const { latitude, longitude } = await invoke<Found>(wx, 'getFuzzyLocation', { type: 'wgs84' });
    return { latitude, longitude };
  },
} satisfies PlatformPlace;
