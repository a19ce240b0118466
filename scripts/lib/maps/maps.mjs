import fs from 'node:fs';
import path from 'node:path';

/** Where the maps of a version lie, outside dist/: a map holds the sources, which go to no client and no host of files. */
export const mapsPath = (version, brand, target) => path.join('.maps', version, brand, target);

/** Moves every map of a build out of it, in place of those that `kept` holds. */
export function moveMaps(out, kept) {
  fs.rmSync(kept, { recursive: true, force: true });
  for (const file of fs.readdirSync(out, { recursive: true }).filter((name) => name.endsWith('.map'))) {
    fs.mkdirSync(path.dirname(path.join(kept, file)), { recursive: true });
    fs.renameSync(path.join(out, file), path.join(kept, file));
  }
}
