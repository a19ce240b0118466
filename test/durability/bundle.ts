import { build } from 'esbuild';
import path from 'node:path';

/** The sandbox command in one file that starts without a compiler: hundreds of starts would spend their time in it. */
export async function bundleSandbox(): Promise<string> {
  const outfile = path.resolve('.cache/sandbox/main.cjs');
  await build({
    entryPoints: ['sandbox/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    alias: { '@': path.resolve('src') },
    define: { __dirname: JSON.stringify(path.resolve('sandbox')) },
    logLevel: 'error',
    outfile,
  });
  return outfile;
}
