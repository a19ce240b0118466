import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The second has ICU data, but is no dependency. */
export const chromiumPackages = ['chromium-headless-shell', 'chromium-common'];

/** A fifth less CPU time. */
export const hasHeadlessShell = () => fs.existsSync(headlessShell);

/** CHROMIUM first. HEADED=1: one with windows. */
export function findChromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted) return fs.existsSync(wanted) ? wanted : undefined;
  const headed = process.env.HEADED === '1';
  return [...(headed ? [] : [headlessShell]), ...browsers].find((file) => fs.existsSync(file));
}

/** Of initdb and postgres: PG_BIN, else Debian's newest. */
export function findPostgres() {
  const holds = (folder) => fs.existsSync(path.join(folder, 'initdb'));
  if (process.env.PG_BIN) return holds(process.env.PG_BIN) ? process.env.PG_BIN : undefined;
  const base = '/usr/lib/postgresql';
  const versions = fs.existsSync(base) ? fs.readdirSync(base) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(base, version, 'bin'))
    .find(holds);
}

/** @throws Error with instructions if apt cannot be used */
export function aptInstall(packages) {
  const byHand = `Install ${packages.join(' and ')} yourself, then run this again (CHROMIUM=<file> and PG_BIN=<folder> name other places).`;
  if (spawnSync('apt-get', ['--version']).status !== 0)
    throw new Error(`This machine has no apt-get. ${byHand}`);
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)
    throw new Error(`apt-get needs root, and sudo asks for a password. ${byHand}`);
  const apt = (args) =>
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? args : ['apt-get', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt(['update', '-qq']);
  if (!apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]))
    throw new Error(`apt-get could not install ${packages.join(', ')}. ${byHand}`);
}
