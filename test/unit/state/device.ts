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
