import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Runs a command with its output shown; resolves to the exit code. A signal to us is passed on. */
export function run(command, args, { env = {}, stdout = 'inherit' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', stdout, 'inherit'],
      env: { ...process.env, ...env },
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? 1);
    });
  });
}
