import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { root } from './root.mjs';

export function printLines({ stdout, stderr }, name) {
  for (const input of [stdout, stderr])
    readline.createInterface({ input }).on('line', (line) => console.log(`${name} | ${line}`));
}

/** Resolves to the exit code; passes signals on. `name`: prefix of output. */
export function run(command, args, { env = {}, stdout = 'inherit', name } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: name ? ['ignore', 'pipe', 'pipe'] : ['inherit', stdout, 'inherit'],
      env: { ...process.env, ...env },
    });
    if (name) printLines(child, name);
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}
