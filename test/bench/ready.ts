import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Measure } from './figures';
import { seconds } from './figures';
import { median } from './load';

const root = path.resolve(__dirname, '../..');
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Seconds from command to first answer. */
async function startOnce(home: string, bundles: string): Promise<number> {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    SANDBOX_DATA: path.join(home, 'data'),
    TMPDIR: home,
    // In the project, to resolve dependencies.
    SANDBOX_BUNDLES: bundles,
  };
  delete env.DATABASE_URL;
  const from = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/sandbox.mjs')], {
    cwd: home,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (;;) {
    if (child.exitCode !== null) throw new Error('the sandbox has ended');
    const up = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const took = (performance.now() - from) / 1000;
  child.kill('SIGTERM');
  await ended;
  return took;
}

/** Cold: empty folder, nothing compiled. Warm: again. */
export const ready: Measure = async (report) => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'homeward-ready-'));
  const bundles = path.join(root, '.cache', path.basename(home));
  try {
    const cold = await startOnce(home, bundles);
    report({ name: 'ready, cold', figure: seconds(cold), goal: '<= 10 s', ok: cold <= 10 });
    const warm = [
      await startOnce(home, bundles),
      await startOnce(home, bundles),
      await startOnce(home, bundles),
    ];
    const took = median(warm);
    report({ name: 'ready, warm (median of 3)', figure: seconds(took), goal: '<= 3 s', ok: took <= 3 });
  } finally {
    for (const folder of [home, bundles]) fs.rmSync(folder, { recursive: true, force: true });
  }
};
