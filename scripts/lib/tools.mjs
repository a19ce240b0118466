import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const headlessShell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Packages of the headless shell. It keeps its ICU data in the second one, and does not depend on it. */
export const chromiumPackages = ['chromium-headless-shell', 'chromium-common'];

/** Whether Chromium's headless shell is here: the same engine in a fifth less CPU time, without windows. */
export const hasHeadlessShell = () => fs.existsSync(headlessShell);

/** Path of a Chromium on this machine (CHROMIUM wins), or undefined. With HEADED=1 one that has windows. */
export function findChromium() {
  const wanted = process.env.CHROMIUM;
  if (wanted) return fs.existsSync(wanted) ? wanted : undefined;
  const headed = process.env.HEADED === '1';
  return [...(headed ? [] : [headlessShell]), ...browsers].find((file) => fs.existsSync(file));
}

/** Folder with initdb and postgres (PG_BIN wins; else the newest of Debian's folders), or undefined. */
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

/**
 * Installs Debian packages through apt.
 * @throws Error that says what to do by hand, where apt is missing or may not be used.
 */
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
