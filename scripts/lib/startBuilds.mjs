import { stripVTControlCharacters } from 'node:util';

const SHOWN_LINES = 20;

const lastLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim())
    .slice(-SHOWN_LINES);

/**
 * The builds behind `npm start`, each made when a page first asks for it: that of the main brand, and that of every brand.
 * @param first the one that shows the main brand until the other is there
 * @param folderOf folder of a build
 * @param isBuilt whether it is there and up to date
 * @param build makes it
 * @param usual seconds that it takes
 */
export function startBuilds({ main, every, first, folderOf, isBuilt, build, usual }) {
  const ready = new Set();
  const running = new Map();
  const failed = new Map();
  let last = Promise.resolve();

  function begin(name) {
    running.set(name, Date.now());
    // One after the other: they share webpack's cache, and the processor.
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
    /** Folder of the build that shows `brand`, or how far it is. */
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
    /** Lets failed builds be tried again. */
    retry: () => failed.clear(),
  };
}
