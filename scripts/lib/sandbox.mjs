import { createRequire } from 'node:module';
import path from 'node:path';
import { bundled } from './bundled.mjs';

/** In this process, from a bundle that is rebuilt only after changes. */
export async function runSandbox(h5App) {
  const file = await bundled('sandbox/main.ts');
  // Positions in messages are those of the sources.
  process.setSourceMapsEnabled(true);
  process.env.SANDBOX_BUILD = path.basename(file, '.cjs');
  await createRequire(import.meta.url)(file).main(h5App);
}
