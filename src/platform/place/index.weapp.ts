import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformPlace } from '../types';

declare const wx: MiniHost;

interface Found {
  latitude: number;
  longitude: number;
}

export const place = {
  // To a few kilometres: only the country is needed.
  async find() {
    const { latitude, longitude } = await invoke<Found>(wx, 'getFuzzyLocation', { type: 'wgs84' });
    return { latitude, longitude };
  },
} satisfies PlatformPlace;
