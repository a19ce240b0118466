import { stripVTControlCharacters } from 'node:util';

const SHOWN_LINES = 20;

const lastLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(-SHOWN_LINES);

/**
 * For `npm start`, on first request.
 * @param first shows the main brand until built
 * @param usual seconds of a build
 */
export function startBuilds({ main, every, first, folderOf, isBuilt, build, usual }) {
  const ready = new Set();
  const running = new Map();
  const failed = new Map();
  let last = Promise.resolve();

  function begin(name) {
    running.set(name, Date.now());
    // They share webpack's cache.
    last = last
      .then(() => build(name))
      .then(
        () => void ready.add(name),
        (error) => void failed.set(name, lastLines(error.message)),
      )
      .finally(() => running.delete(name));
  }

  return {
    folders: [every, main].map(folderOf),
    /** Folder of the build with `brand`, or its progress. */
    open(brand = null) {
      const other = brand !== null && brand !== main;
      const name = other || ready.has(every) ? every : first;
      if (!ready.has(name) && !running.has(name) && !failed.has(name)) {
        if (isBuilt(name)) ready.add(name);
        else begin(name);
      }
      if (ready.has(name)) return folderOf(name);
      return {
        of: other ? 'brands' : 'app',
        seconds: (Date.now() - (running.get(name) ?? Date.now())) / 1000,
        usual: usual(name),
        failed: failed.get(name) ?? null,
      };
    },
    retry: () => failed.clear(),
  };
}
