import path from 'node:path';
import { buildSync } from 'esbuild';

/** Asked for as a brand: all that are made for H5 in one build, and the address of a tab chooses. For QA, never released. */
export const EVERY_BRAND = 'all';

/** Global of the page that holds the choice; no other build names it. */
export const CHOICE = 'brandChoice';

/** The script that makes the choice, for the head of the page. `build`: code of the settings of the build. */
export function choiceScript(build: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'page.ts')],
    bundle: true,
    write: false,
    minify: true,
    define: { __BUILD__: build },
    format: 'iife',
    target: 'es2017',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
