// Several files of journeys in one process (TEST_FILES), one after the other: they share its sandbox and its browser.
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe } from 'node:test';
// First and outside of any suite, so that what it closes at the end is closed after the last file.
import '../journeys/driver';

const load = createRequire(__filename);
for (const file of (process.env.TEST_FILES ?? '').split(','))
  describe(file, () => void load(path.resolve(file)));
