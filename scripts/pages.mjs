// npm run pages: writes the page shells into src/pages, for the type check.
import path from 'node:path';
import { writePages } from '../config/plugins/pages/pageShells';
import { root } from './lib/root.mjs';

writePages(path.join(root, 'src'));
