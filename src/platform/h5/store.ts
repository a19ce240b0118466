import { PlatformError, type PlatformCookie, type PlatformRandom, type PlatformStorage } from '../types';

const MAX_DRAW = 65_536;

/** Private windows, blocked cookies and full disks throw. */
export const storage: PlatformStorage = {
  get(key) {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing to remove.
    }
  },
  keys() {
    try {
      return Object.keys(window.localStorage);
    } catch {
      return [];
    }
  },
};

const attributes = () => `; path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;

export const cookie: PlatformCookie = {
  get(name) {
    const start = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
    if (found === undefined) return null;
    try {
      return decodeURIComponent(found.slice(start.length));
    } catch {
      return null;
    }
  },
  set(name, value, { days }) {
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; max-age=${Math.round(days * 86_400)}${attributes()}`;
  },
  remove(name) {
    document.cookie = `${encodeURIComponent(name)}=; max-age=0${attributes()}`;
  },
};

const source = () => (typeof window.crypto?.getRandomValues === 'function' ? window.crypto : null);

export const random: PlatformRandom = {
  ready: () => (source() ? Promise.resolve() : Promise.reject(new PlatformError('unsupported', 'random'))),
  bytes(n) {
    const crypto = source();
    if (!crypto || n > MAX_DRAW) throw new PlatformError('unsupported', 'random');
    return crypto.getRandomValues(new Uint8Array(n));
  },
  addServerSeed() {},
  needsServerSeed: () => false,
};
