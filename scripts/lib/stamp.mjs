import fs from 'node:fs';
import path from 'node:path';

/** Whether the stamp `file` is there and says `hash`. */
export const isStamped = (file, hash) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hash;

/** Builds, then says in the stamp `file` what of. While there is no whole build there is no stamp, however the last one ended. */
export async function stamped(file, hash, build) {
  fs.rmSync(file, { force: true });
  await build();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, hash);
}
