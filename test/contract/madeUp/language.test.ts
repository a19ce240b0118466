import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { languageCodes } from '@/domain/languages';
import { copyProject, type ProjectCopy } from '../../fixtures/madeUp/copy';
import { withoutServer } from '../support/withoutServer';
import { addLanguage, forms, translated, type Texts } from '../../fixtures/madeUp/language';

const probe = `
import path from 'node:path';
import Fastify from 'fastify';
import { languageOfHeader, langHeader } from '@/domain/languages';
import * as i18n from '@/i18n';
import { builtInto } from './sandbox/http/h5App';
import { registerStatic } from './sandbox/http/static';

const app = Fastify();
const at = (folder: string) => path.resolve(folder);
async function main() {
  await registerStatic(app, { h5App: builtInto(at('sandbox')), localesDir: at('locales'), staticDir: at('sandbox') });
  const loaded = await i18n.startI18n(
    {
      fetchText: async (url) => (await app.inject(url.replace('https://static.example', ''))).body,
      staticBase: 'https://static.example',
      stamps: {},
      store: { read: () => null, write: () => undefined },
      now: () => 1,
    },
    'cy' as i18n.Language,
  );
  console.log(JSON.stringify({
    loaded,
    offered: i18n.offeredLanguages,
    name: (i18n.languages as Record<string, { ownName: string }>).cy?.ownName,
    ofPhone: i18n.languageFromTag('cy-GB'),
    header: [langHeader('cy'), languageOfHeader('cy')],
    title: i18n.tKey('account.titles.langSet'),
    retry: i18n.t('common.retry'),
    counted: [0, 1, 2, 3, 6, 100].map((count) => i18n.tKey('PLURAL', { count }).split(':')[0]),
    date: i18n.formatDate('2025-01-05'),
  }));
}
void main();
`;

describe('a made-up language', withoutServer, () => {
  let copy: ProjectCopy;
  before(() => {
    copy = copyProject('language');
    addLanguage(copy.dir);
  });
  after(() => copy.remove());

  test('the check of translations knows it, and tells when a form of a plural is missing', async () => {
    await copy.script('scripts/i18n-types.mjs');
    assert.match(await copy.script('scripts/i18n-check.mjs'), /complete in .*\bcy\b/);
    const { file, key, texts } = somePlural(copy);
    fs.writeFileSync(file, JSON.stringify(without(texts, `${key}_few`)));
    await assert.rejects(copy.script('scripts/i18n-check.mjs'), /cy: plural form .*_few is missing/);
    fs.writeFileSync(file, JSON.stringify(texts));
  });

  test('the check tells of a text that nothing reads, whole or built', async () => {
    const file = 'locales/en/general.json';
    const texts = copy.read(file);
    const { messages, ...others } = JSON.parse(texts) as { messages: { waiting: object } };
    const waiting = { ...messages.waiting, built: 'Built', further: { deep: 'Deeper than what is built' } };
    copy.write(
      file,
      JSON.stringify({ ...others, messages: { ...messages, waiting }, nobodys: 'Nobody reads' }),
    );
    await assert.rejects(copy.script('scripts/i18n-check.mjs'), (error: Error) => {
      const unread = [...error.message.matchAll(/^(\S+): nothing reads it$/gm)].map(([, key]) => key);
      assert.deepEqual(unread, ['general.messages.waiting.further.deep', 'general.nobodys']);
      return true;
    });
    copy.write(file, texts);
  });

  test('the check tells of a text with another word for a term than the glossary has', async () => {
    const file = 'locales/th/payees.json';
    const texts = copy.read(file);
    copy.write(file, texts.replace('ผู้รับ', 'คนรับ'));
    await assert.rejects(
      copy.script('scripts/i18n-check.mjs'),
      /^th: payees\.\w+ has no word of docs\/glossary\.tsv for "recipient"$/m,
    );
    copy.write(file, texts);
    const rows = copy.read('docs/glossary-left-out.tsv');
    copy.write('docs/glossary-left-out.tsv', `${rows}payees.search\trecipient\tth\tno reason\n`);
    await assert.rejects(
      copy.script('scripts/i18n-check.mjs'),
      /glossary-left-out\.tsv: payees\.search recipient th is not needed/,
    );
    copy.write('docs/glossary-left-out.tsv', rows);
  });

  test('the check tells of each kind of wrong text by its key', async () => {
    const file = 'locales/th/common.json';
    const texts = copy.read(file);
    const thai = JSON.parse(texts) as Record<string, string>;
    const other = (language: string) =>
      JSON.parse(copy.read(`locales/${language}/common.json`)) as Record<string, string>;
    const wrong: [string, Record<string, unknown>, string][] = [
      ['without its other half', { checkField: `${thai.checkField}"` }, 'checkField'],
      ['left in English', { retry: other('en').retry }, 'retry'],
      ['in another language: another script', { retry: other('hi').retry }, 'retry'],
      ['in another language: de', { offlineHint: other('de').offlineHint }, 'offlineHint'],
      ['placeholders of', { checkField: 'x' }, 'checkField'],
      ['placeholders of', { toFix_other: thai.toFix_other?.replace('{{count}}', '') }, 'toFix_other'],
      ['has 30, en has not', { retry: `${thai.retry} 30` }, 'retry'],
      ['empty text', { retry: ' ' }, 'retry'],
      ['empty text', { retry: 7 }, 'retry'],
      ['is a plural form that th has not', { toFix_one: 'x' }, 'toFix_one'],
      ['is not in en', { nowhere: thai.retry }, 'nowhere'],
    ];
    for (const [says, change, key] of wrong) {
      copy.write(file, JSON.stringify({ ...thai, ...change }));
      await assert.rejects(copy.script('scripts/i18n-check.mjs'), ({ message }: Error) => {
        assert.match(message, new RegExp(`^th: .*${says}`, 'm'));
        assert.match(message, new RegExp(`common\\.${key}`));
        return true;
      });
    }
    copy.write(file, texts);
  });

  test('the check tells of an English word whose row is not needed', async () => {
    const rows = copy.read('docs/english-kept.tsv');
    copy.write('docs/english-kept.tsv', `${rows}Try again\tth\n`);
    await assert.rejects(
      copy.script('scripts/i18n-check.mjs'),
      /english-kept\.tsv: Try again th is not needed/,
    );
    copy.write('docs/english-kept.tsv', rows);
  });

  test('it is offered, loaded from the server and shown: texts, titles, plurals, dates', async () => {
    const { file, key } = somePlural(copy);
    const plural = `${path.basename(file, '.json')}.${key}`;
    copy.write('probe.ts', probe.replace('PLURAL', plural));
    const ours = (name: string) => translated(JSON.parse(copy.read(`locales/en/${name}.json`)) as Texts);
    assert.deepEqual(JSON.parse(await copy.script('probe.ts')), {
      loaded: true,
      offered: [...languageCodes, 'cy'],
      name: 'Cymraeg',
      ofPhone: 'cy',
      header: ['cy', 'cy'],
      title: (ours('account').titles as Texts).langSet,
      retry: ours('common').retry,
      counted: forms.map((form) => `«${form}`),
      date: '2025/01/05',
    });
  });
});

function somePlural({ at }: ProjectCopy): { file: string; key: string; texts: Texts } {
  for (const name of fs.readdirSync(at('locales/cy'))) {
    const file = at(`locales/cy/${name}`);
    const texts = JSON.parse(fs.readFileSync(file, 'utf8')) as Texts;
    const found = flat(texts).find((key) => key.endsWith('_few'));
    if (found) return { file, key: found.slice(0, -'_few'.length), texts };
  }
  throw new Error('no plural');
}

const flat = (texts: Texts, at = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${at}${key}`] : flat(text, `${at}${key}.`),
  );

function without(texts: Texts, path: string): Texts {
  const [first = '', ...rest] = path.split('.');
  const { [first]: mine, ...others } = texts;
  if (rest.length === 0 || typeof mine !== 'object') return others;
  return { ...others, [first]: without(mine, rest.join('.')) };
}
