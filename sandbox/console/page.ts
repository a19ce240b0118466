import path from 'node:path';
import { style } from './app/style';

export const pageHtml = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sandbox console</title>
<link rel="icon" href="data:,"><style>${style}</style></head>
<body><div id="root"><p class="pad">Loading…</p></div><script src="/console/page.js"></script></body></html>`;

let bundle: Promise<string> | null = null;

/** Bundled on first request. */
export function pageScript(): Promise<string> {
  bundle ??= build().catch((error: unknown) => {
    bundle = null;
    throw error;
  });
  return bundle;
}

async function build(): Promise<string> {
  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    entryPoints: [path.join(__dirname, 'app/main.tsx')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2020',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return result.outputFiles[0]?.text ?? '';
}
