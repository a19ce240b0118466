import type { Platform } from '@/platform/types';

/** On maps the test can inspect and pass to the next start. */
export const deviceStorage = (disk: Map<string, string>) => ({
  get: (key: string) => disk.get(key) ?? null,
  set: (key: string, value: string) => !!disk.set(key, value),
  remove: (key: string) => void disk.delete(key),
  keys: () => [...disk.keys()],
});
export const deviceCookie = (jar: Map<string, string>) => ({
  get: (name: string) => jar.get(name) ?? null,
  set: (name: string, value: string) => void jar.set(name, value),
  remove: (name: string) => void jar.delete(name),
});

type Parts = {
  [K in keyof Platform]?: Platform[K] extends (...given: never[]) => unknown
    ? Platform[K]
    : Partial<Platform[K]>;
};

/** Of what is loaded after `resetModules` or within `isolateModules`. */
export function deviceIs(parts: Parts): void {
  Object.assign(jest.requireActual<{ platform: object }>('@/platform').platform, parts);
}
