import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const freePort = () =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(socket.destroy() && true));
    socket.on('error', () => resolve(false));
  });

/**
 * Temporary server: `{ url, halt(mode), start(), stop() }`. As root it runs as `postgres`, since the server refuses
 * root.
 */
export async function startPostgres(bin) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'homeward-pg-'));
  const asRoot = process.getuid?.() === 0;
  if (asRoot) spawnSync('chown', ['postgres', folder]);
  const command = (name, args) =>
    asRoot
      ? ['runuser', ['-u', 'postgres', '--', path.join(bin, name), ...args]]
      : [path.join(bin, name), args];

  const data = path.join(folder, 'data');
  const [init, initArgs] = command('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  const made = spawnSync(init, initArgs, { encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const port = await freePort();
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const [run, runArgs] = command('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
  async function start() {
    const server = spawn(run, runArgs, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    server.stderr.on('data', (chunk) => (log += chunk));
    for (let tries = 0; !(await answers(port)); tries++) {
      if (tries > 100 || server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  /** `fast`: in order; `immediate`: a crash. */
  async function halt(mode) {
    const [ctl, ctlArgs] = command('pg_ctl', ['-D', data, '-m', mode, 'stop']);
    await new Promise((done) => spawn(ctl, ctlArgs, { cwd: folder, stdio: 'ignore' }).once('exit', done));
  }

  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    halt,
    start,
    async stop() {
      await halt('immediate');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** DATABASE_URL, else a temporary one. */
export async function onPostgres(bin, work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const server = await startPostgres(bin);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
