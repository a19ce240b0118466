import fs from 'node:fs';
import path from 'node:path';

export const isStamped = (file, hash) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hash;

/** The stamp exists only while a complete build does. */
export async function stamped(file, hash, build) {
  fs.rmSync(file, { force: true });
  await build();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, hash);
}
