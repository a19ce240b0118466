// npm run sandbox: the sandbox alone, from a bundle that is made anew only when its sources have changed.
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundled } from './lib/bundled.mjs';

const file = await bundled('sandbox/main.ts');
// Places in messages are those of the sources.
process.setSourceMapsEnabled(true);
process.env.SANDBOX_BUILD = path.basename(file, '.cjs');
createRequire(import.meta.url)(file);
