import fs from 'node:fs';
import path from 'node:path';

/** Outside dist/: they contain sources. */
export const mapsPath = (version, brand, target) => path.join('.maps', version, brand, target);

/** Replaces the contents of `kept`. */
export function moveMaps(out, kept) {
  fs.rmSync(kept, { recursive: true, force: true });
  for (const file of fs.readdirSync(out, { recursive: true }).filter((name) => name.endsWith('.map'))) {
    fs.mkdirSync(path.dirname(path.join(kept, file)), { recursive: true });
    fs.renameSync(path.join(out, file), path.join(kept, file));
  }
}
