// npm run seal: seals numbers and documents of DATABASE_URL, or of the PGlite folder, by the first data key.
import { createRequire } from 'node:module';
import { bundled } from './lib/build/bundled.mjs';

await createRequire(import.meta.url)(await bundled('sandbox/sealMain.ts')).main();
