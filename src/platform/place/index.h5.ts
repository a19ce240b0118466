import { PlatformError, type PlatformErrorKind, type PlatformPlace } from '../types';

/** `GeolocationPositionError.code` */
const kinds: Readonly<Record<number, PlatformErrorKind>> = { 1: 'denied', 2: 'failed', 3: 'timeout' };
/** An hour old is good enough. Milliseconds. */
const options = { enableHighAccuracy: false, timeout: 8000, maximumAge: 3_600_000 };

export const place = {
  find: () =>
    new Promise((resolve, reject) => {
      // None without TLS.
      if (!navigator.geolocation) return reject(new PlatformError('unsupported', 'geolocation'));
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        (failure) => reject(new PlatformError(kinds[failure.code] ?? 'failed', failure.message)),
        options,
      );
    }),
} satisfies PlatformPlace;
