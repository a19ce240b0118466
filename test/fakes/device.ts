import { type Platform, PlatformError } from '@/platform/types';
import { secureRandom } from './platform';

function inMemory() {
  const kept = new Map<string, string>();
  return {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => !!kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
const nothing = () => undefined;
const listener = () => nothing;
const stays = async () => undefined;
const offline = () => Promise.reject(new PlatformError('network', 'offline'));

export const platform: Partial<Platform> = {
  target: 'h5',
  platformCode: 'H5',
  request: offline,
  upload: offline,
  storage: inMemory(),
  cookie: inMemory(),
  random: secureRandom,
  router: {
    push: stays,
    replace: stays,
    relaunch: stays,
    back: stays,
    stackDepth: () => 1,
    current: () => ({ path: '/', query: {} }),
    launch: () => ({ path: '/', query: {} }),
    rewriteQuery: nothing,
    maxDepth: Infinity,
  },
  ownHost: () => '',
  systemInfo: () => ({
    language: 'en',
    header: { top: 0, right: 0 },
    width: 375,
    height: 667,
    pixelRatio: 2,
    theme: 'light',
    platform: 'ios',
    textScale: 1,
  }),
  setTitle: nothing,
  setScheme: nothing,
  setLanguage: nothing,
  onAppHide: listener,
  onAppShow: listener,
  onNetworkChange: listener,
  onThemeChange: listener,
  onUncaught: listener,
};
