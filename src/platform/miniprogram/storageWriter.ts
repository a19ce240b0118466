import { apiOf, invoke, type MiniHost } from './invoke';
import { listen } from './system';

/** At most one running write an entry; the newest text follows. Hidden apps write synchronously: they may be killed. */
export function createStorageWriter(
  host: MiniHost,
  textOf: (entry: string) => string | null,
  writeSync: (entry: string) => void,
): (entry: string) => void {
  const dirty = new Set<string>();
  const underWay = new Set<string>();
  let hidden = false;

  const send = (entry: string): void => {
    if (underWay.has(entry) || !dirty.delete(entry)) return;
    const text = textOf(entry);
    const api = text === null ? 'removeStorage' : 'setStorage';
    if (!apiOf(host, api)) return writeSync(entry);
    underWay.add(entry);
    const done = () => {
      underWay.delete(entry);
      send(entry);
    };
    invoke(host, api, text === null ? { key: entry } : { key: entry, data: text }).then(done, done);
  };

  listen(host, 'onAppHide', 'offAppHide', () => {
    hidden = true;
    const late = new Set([...dirty, ...underWay]);
    dirty.clear();
    late.forEach(writeSync);
    underWay.forEach((entry) => dirty.add(entry));
  });
  listen(host, 'onAppShow', 'offAppShow', () => {
    hidden = false;
  });

  return (entry) => {
    if (hidden) writeSync(entry);
    // Overwrites a running write.
    if (hidden && !underWay.has(entry)) return;
    dirty.add(entry);
    void Promise.resolve().then(() => send(entry));
  };
}
