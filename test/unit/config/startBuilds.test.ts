import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { H5Build } from '../../../sandbox/http/h5App';
import { isStamped, stamped } from '../../../scripts/lib/build/stamp.mjs';
import { startBuilds } from '../../../scripts/lib/build/startBuilds.mjs';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function start({ built = [], first = 'main' }: { built?: string[]; first?: string } = {}) {
  const begun: string[] = [];
  let end: (error?: Error) => void = () => undefined;
  const app = startBuilds({
    main: 'main',
    every: 'all',
    first,
    folderOf: (name) => `/builds/${name}`,
    isBuilt: (name) => built.includes(name),
    build(name) {
      begun.push(name);
      return new Promise((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      });
    },
    usual: () => 20,
  });
  return {
    app,
    begun,
    open: (brand: string | null = null) => app.open(brand),
    end: async (error?: Error) => {
      end(error);
      await settled();
    },
  };
}

const waits = (of: H5Build['of']) => ({ of, seconds: expect.any(Number) as number, usual: 20, failed: null });

test('only the main brand is built, once, whoever asks meanwhile', async () => {
  const { open, begun, end } = start();
  for (const brand of [null, 'main', null]) expect(open(brand)).toEqual(waits('app'));
  await settled();
  await end();
  for (const brand of [null, 'main']) expect(open(brand)).toBe('/builds/main');
  expect(begun).toEqual(['main']);
});

test('nothing is built where all is up to date', () => {
  const { open, begun } = start({ built: ['main', 'all'] });
  expect(open()).toBe('/builds/main');
  expect(open('tapGo')).toBe('/builds/all');
  expect(begun).toEqual([]);
});

test('the first other brand begins the build of all, once; then that one shows the main brand too', async () => {
  const { open, begun, end } = start({ built: ['main'] });
  for (const brand of ['tapGo', 'eWallet', 'tapGo']) expect(open(brand)).toEqual(waits('brands'));
  expect(open()).toBe('/builds/main');
  await settled();
  await end();
  expect(open('tapGo')).toBe('/builds/all');
  expect(open()).toBe('/builds/all');
  expect(begun).toEqual(['all']);
});

test('where other brands have been opened before, one build shows them and the main one', async () => {
  const { open, begun, end } = start({ first: 'all' });
  expect(open()).toEqual(waits('app'));
  expect(open('tapGo')).toEqual(waits('brands'));
  await settled();
  await end();
  expect([open(), open('tapGo')]).toEqual(['/builds/all', '/builds/all']);
  expect(begun).toEqual(['all']);
});

test('one build runs at a time', async () => {
  const { open, begun, end } = start();
  open();
  open('tapGo');
  await settled();
  expect(begun).toEqual(['main']);
  await end();
  expect(begun).toEqual(['main', 'all']);
  expect([open(), open('tapGo')]).toEqual(['/builds/main', waits('brands')]);
});

test('a failed build shows its last lines until it is asked for again; the rest goes on', async () => {
  const { app, open, begun, end } = start({ built: ['main'] });
  open('tapGo');
  await settled();
  const lines = Array.from({ length: 30 }, (_, at) => `\u001b[31mline ${at}\u001b[39m`);
  await end(new Error(lines.join('\n\n')));
  const { failed } = open('tapGo') as H5Build;
  expect(failed).toEqual(Array.from({ length: 20 }, (_, at) => `line ${at + 10}`));
  expect(open()).toBe('/builds/main');
  await settled();
  expect(begun).toEqual(['all']);

  app.retry?.();
  expect(open('tapGo')).toEqual(waits('brands'));
  await settled();
  await end();
  expect(open('tapGo')).toBe('/builds/all');
  expect(begun).toEqual(['all', 'all']);
});

test('a build that breaks off is never taken for whole, even if the sources are as they were before it', async () => {
  const stamp = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'stamp-')), 'builds/h5.txt');
  expect(isStamped(stamp, 'one')).toBe(false);
  await stamped(stamp, 'one', async () => expect(isStamped(stamp, 'one')).toBe(false));
  expect(isStamped(stamp, 'one')).toBe(true);
  expect(isStamped(stamp, 'two')).toBe(false);
  await expect(stamped(stamp, 'two', () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
  expect(isStamped(stamp, 'one')).toBe(false);
});
