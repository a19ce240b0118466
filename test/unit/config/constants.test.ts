import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import webpack from 'webpack';
import config from '../../../config';

type Settings = { designWidth: number; h5: { output: { chunkLoadTimeout: number } } };
const settings = () =>
  (config as unknown as (merge: (empty: object, base: Settings) => Settings) => Promise<Settings>)(
    (_, base) => base,
  );

test('screens are designed at 375 [P9-29]', async () => {
  expect((await settings()).designWidth).toBe(375);
});

/** Of an app that asks for a chunk, built with our settings. */
async function builtStart(folder: string): Promise<string> {
  fs.writeFileSync(path.join(folder, 'late.js'), 'export default 1;');
  fs.writeFileSync(path.join(folder, 'start.js'), "window.late = import('./late.js');");
  const { chunkLoadTimeout } = (await settings()).h5.output;
  const compiler = webpack({
    mode: 'production',
    entry: path.join(folder, 'start.js'),
    output: { path: folder, filename: 'built.js', publicPath: '/', chunkLoadTimeout },
  });
  await new Promise<void>((done, fail) => compiler?.run((error) => (error ? fail(error) : done())));
  return fs.readFileSync(path.join(folder, 'built.js'), 'utf8');
}

test('a chunk of the app that does not come is given up after two minutes, not before [P9-03]', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunk-'));
  try {
    const { window } = new JSDOM('<head></head>', { url: 'http://app.test/', runScripts: 'outside-only' });
    const timers: [() => void, number][] = [];
    window.setTimeout = ((run: () => void, ms: number) => timers.push([run, ms])) as never;
    window.eval(await builtStart(folder));
    let ended = 'waiting';
    (window as unknown as { late: Promise<unknown> }).late.catch((error: Error) => (ended = error.name));
    const passes = async (ms: number) => {
      for (const [run, after] of timers) if (after <= ms) run();
      await new Promise((next) => setImmediate(next));
    };
    await passes(119_999);
    expect(ended).toBe('waiting');
    await passes(120_000);
    expect(ended).toBe('ChunkLoadError');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
