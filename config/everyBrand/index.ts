import path from 'node:path';
import { buildSync } from 'esbuild';

/** All brands in one H5 build, by address. For QA, never released. */
export const EVERY_BRAND = 'all';

export const CHOICE = 'brandChoice';

/** `build`: code of the build's settings. */
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
