import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundled } from '../../scripts/lib/build/bundled.mjs';
import { startSandbox, type RunningSandbox, type SandboxOptions } from '../../sandbox/server';

const folder = path.resolve(__dirname, '../../.cache/snapshots');
const locales = path.resolve(__dirname, '../../locales');
/** Demo data ages: orders expire, rates move. */
const FRESH_MS = 60 * 60_000;

let program: Promise<string> | null = null;
export const programBuild = (): Promise<string> =>
  (program ??= bundled('sandbox/main.ts').then((file) => {
    const hash = createHash('sha256').update(path.basename(file));
    for (const language of fs.readdirSync(locales).sort()) {
      const texts = path.join(locales, language, 'server.json');
      if (fs.existsSync(texts)) hash.update(fs.readFileSync(texts));
    }
    return `sandbox-${hash.digest('hex').slice(0, 16)}`;
  }));

export const kindOf = (seed: boolean): string => (seed ? 'demo' : 'bare');

const asUsual = ({ clock, randomSeed, dataDir = 'memory' }: SandboxOptions): boolean =>
  clock === undefined && randomSeed === undefined && dataDir === 'memory';

export async function startFromSnapshot(options: SandboxOptions): Promise<RunningSandbox> {
  if (options.databaseUrl) return startSandbox(options);
  if (!asUsual(options)) return startSandbox(options);
  const snapshot = await snapshotFile(options.seed ?? true);
  return startSandbox({ ...options, build: await programBuild(), snapshot });
}

/** With demo accounts or bare, made if missing. */
export async function snapshotFile(seed: boolean): Promise<string> {
  const name = await programBuild();
  const file = path.join(folder, `${name}-${kindOf(seed)}.tar`);
  const made = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Date.now() - made < FRESH_MS) return file;
  const sandbox = await startSandbox({
    port: 0,
    dataDir: 'memory',
    quiet: true,
    seed,
    scheduler: false,
    build: name,
  });
  try {
    const bytes = await sandbox.dump?.();
    if (!bytes) throw new Error('Only PGlite can be dumped.');
    fs.mkdirSync(folder, { recursive: true });
    // Other sources' are obsolete.
    for (const other of fs.readdirSync(folder))
      if (!other.startsWith(name)) fs.rmSync(path.join(folder, other), { force: true });
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, bytes);
    fs.renameSync(draft, file);
  } finally {
    await sandbox.close();
  }
  return file;
}
