// npm run stack -- <file> [--target weapp] [--version 5.4.9] [--brand main] [--client <folder>]
// Maps the stack in <file> to the sources, after TARO_APP_SOURCE_MAPS=on.
// `--client`: maps of the chat app's tool (docs/release.md).
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mapsOf } from './lib/maps/mapsHere.mjs';
import { root } from './lib/root.mjs';
import { listFiles } from './lib/build/sizes.mjs';
import { createStackReader } from './lib/maps/stack.mjs';

const { values, positionals } = parseArgs({
  options: {
    target: { type: 'string', default: 'h5' },
    version: { type: 'string' },
    brand: { type: 'string' },
    client: { type: 'string' },
  },
  allowPositionals: true,
});
const refuse = (text) => {
  console.error(text);
  process.exit(2);
};
const [file] = positionals;
if (!file) refuse('Which file holds the stack? npm run stack -- <file>');
const given = { TARO_APP_VERSION: values.version, TARO_APP_VARIANT: values.brand };
const env = { ...process.env, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) };
const maps = await mapsOf(values.target, env);
if (!fs.existsSync(maps))
  refuse(
    `${path.relative(root, maps)} is missing: build that version with TARO_APP_SOURCE_MAPS=on, or put its kept folder there.`,
  );

const sources = listFiles(path.join(root, 'src')).map((file) => path.join('src', file));
const read = createStackReader([...(values.client ? [values.client] : []), maps], sources);
const { text, unknown } = read(fs.readFileSync(file, 'utf8'));
console.log(text.trimEnd());
if (unknown.length) console.error(`No map knows ${unknown.join(', ')}`);
