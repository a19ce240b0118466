import { invoke, type MiniHost } from '../miniprogram/invoke';
import type { PlatformPlace } from '../types';

declare const wx: MiniHost;

interface Found {
  latitude: number;
  longitude: number;
}

export const place = {
  // The rough place, to a few kilometres: the country is all that is wanted.
  async find() {
    const { latitude, longitude } = await invoke<Found>(wx, 'getFuzzyLocation', { type: 'wgs84' });
    return { latitude, longitude };
  },
} satisfies PlatformPlace;
