import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const started: ChildProcess[] = [];

export interface Started {
  url: string;
  output: () => string;
  isRunning: () => boolean;
  ended: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** On the first answer, or on exit without url. */
export async function start(dataDir: string, databaseUrl?: string): Promise<Started> {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    SANDBOX_DATA: dataDir,
    SANDBOX_SEED: 'off',
    SANDBOX_CONSOLE_TOKEN: 't',
  };
  delete env.DATABASE_URL;
  if (databaseUrl) env.DATABASE_URL = databaseUrl;
  const child = spawn(process.execPath, ['scripts/sandbox.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let over = false;
  void ended.then(() => (over = true));
  const url = `http://127.0.0.1:${port}`;
  while (!over) {
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: over ? '' : url,
    output: () => output,
    isRunning: () => !over,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Left by a failed test, one would keep its file waiting. */
export const killAll = (): void => started.forEach((child) => void child.kill('SIGKILL'));
