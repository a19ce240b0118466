import path from 'node:path';
import { buildSync } from 'esbuild';

/** Pseudo-brand: all H5 brands in one build, chosen by the address. For QA, never released. */
export const EVERY_BRAND = 'all';

/** Global of the page that holds the choice. */
export const CHOICE = 'brandChoice';

/** For the head of the page. `build`: code of the build's settings. */
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
