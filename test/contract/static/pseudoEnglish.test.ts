import assert from 'node:assert/strict';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import Fastify from 'fastify';
import { localeCatalogue } from '../../../config/catalogue';
import { builtInto } from '../../../sandbox/http/h5App';
import { registerStatic } from '../../../sandbox/http/static';

function flat(json: string | null): Map<string, string> {
  const all = new Map<string, string>();
  const walk = (at: string, texts: object) =>
    Object.entries(texts).forEach(([key, text]: [string, string | object]) =>
      typeof text === 'string' ? all.set(`${at}.${key}`, text) : walk(`${at}.${key}`, text),
    );
  walk('', JSON.parse(json ?? '{}') as object);
  return all;
}
const values = (text = '') => text.match(/\{\{\w+\}\}/g);

async function served(language: string, pseudoEnglish?: boolean): Promise<Map<string, string>> {
  const app = Fastify();
  await registerStatic(app, {
    h5App: builtInto(os.tmpdir()),
    localesDir: 'locales',
    staticDir: path.resolve('sandbox/static'),
    pseudoEnglish,
  });
  const { body } = await app.inject(`/static/locales/${language}.json`);
  await app.close();
  return flat(body);
}

test('English for testers of layouts is longer and keeps its values; without the setting, and in other languages, nothing changes', async () => {
  const english = flat(localeCatalogue('locales', 'en'));
  const pseudo = await served('en', true);
  assert.equal(pseudo.get('.common.retry'), '[Trý áágááííñ]');
  assert.deepEqual([...pseudo.keys()], [...english.keys()]);
  for (const [key, text] of english) assert.deepEqual(values(pseudo.get(key)), values(text), key);
  const letters = (texts: Map<string, string>) => [...texts.values()].join('').length;
  assert.ok(letters(pseudo) / letters(english) > 1.3);
  assert.deepEqual(await served('en'), english);
  assert.deepEqual(await served('de', true), flat(localeCatalogue('locales', 'de')));
});
