// npm run migrate: brings the tables of DATABASE_URL, or of the PGlite folder, up to date.
import { createRequire } from 'node:module';
import { bundled } from './lib/build/bundled.mjs';

await createRequire(import.meta.url)(await bundled('sandbox/migrateMain.ts')).main();
