import { createRequire } from 'node:module';
import path from 'node:path';
import { bundled } from './build/bundled.mjs';

/** In this process, bundled only after changes. */
export async function runSandbox(h5App) {
  const file = await bundled('sandbox/main.ts');
  process.setSourceMapsEnabled(true);
  process.env.SANDBOX_BUILD = path.basename(file, '.cjs');
  await createRequire(import.meta.url)(file).main(h5App);
}
