import fs from 'node:fs';
import {
  getLanguage,
  hasText,
  languageFromTag,
  languageNamed,
  registerNamespace,
  renewTexts,
  setLanguage,
  startI18n,
  t,
  tKey,
} from '@/i18n';
import type { CatalogueSource, Language } from '@/i18n';
import { cataloguePart, localeCatalogue } from '../../../config/catalogue';
import { textsState } from '@/i18n/load';

const languageFolders = () => fs.readdirSync('locales') as Language[];

registerNamespace('sample', {
  zh: { hello: '你好，{{name}}', apples_other: '{{count}} 个苹果', onlyChinese: '只有中文' },
  en: {
    hello: 'Hello {{name}}',
    apples_one: '{{count}} apple',
    apples_other: '{{count}} apples',
    onlyChinese: 'Chinese',
  },
});
registerNamespace('lacking', { zh: { here: '这里', onlyChinese: '只有中文' }, en: { here: 'Here' } });

type Source = CatalogueSource & { urls: string[]; limits: number[]; written: string[] };

/** `answer` is called for each part. */
function source(answer: (url: string) => Promise<string>, disk = new Map<string, string>()): Source {
  const from: Source = {
    urls: [],
    limits: [],
    written: [],
    fetchText: (url, timeoutMs) => {
      from.urls.push(url);
      from.limits.push(timeoutMs);
      return answer(url);
    },
    staticBase: 'https://static.example',
    store: {
      read: (part) => disk.get(part) ?? null,
      write: (part, text) => {
        from.written.push(part);
        disk.set(part, text);
      },
    },
    stamps: { en: '42', 'zh-HK': '42', ko: '42' },
  };
  return from;
}

const served = (catalogue: object) => () => Promise.resolve(JSON.stringify(catalogue));
const nothing = () => Promise.reject(new Error('offline'));
const sample = (hello: string) => ({ sample: { hello, apples_other: '{{count}}', onlyChinese: '-' } });
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('texts', () => {
  it('given a key with values, then they are in the text as they are', async () => {
    await setLanguage('en');
    expect(tKey('sample.hello', { name: '<b>' })).toBe('Hello <b>');
  });

  it('given a file that lacks a text, then the fallback language speaks for the whole of it, and never key by key [P1-29]', async () => {
    await setLanguage('en');
    expect([tKey('lacking.here'), tKey('lacking.onlyChinese')]).toEqual(['这里', '只有中文']);
  });

  it('given no text at all, then the key [P1-29]', async () => {
    await setLanguage('en');
    expect(tKey('sample.nowhere')).toBe('sample.nowhere');
  });

  it('given a value that looks like a placeholder, then it is not filled in again', async () => {
    await setLanguage('en');
    expect(tKey('sample.hello', { name: '{{count}}', count: 3 })).toBe('Hello {{count}}');
  });

  it('given a value that looks like a reference to another text, or an option of the library, then it is a value', async () => {
    await setLanguage('en');
    expect(tKey('sample.hello', { name: '$t(common.retry)', lng: 'zh', defaultValue: '?' })).toBe(
      'Hello $t(common.retry)',
    );
  });

  it('given a key that only leads to others, or names no namespace, then there is no text', async () => {
    await setLanguage('en');
    expect(['sample', 'sample.hello', 'nowhere.retry', 'retry', ''].map(hasText)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(tKey('nowhere.retry')).toBe('nowhere.retry');
  });
});

describe('loading of a language', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('given a catalogue from the server, then it wins over what is bundled and is kept [C7.2-15 C7.2-16 P9-02]', async () => {
    const disk = new Map<string, string>();
    const from = source(served(sample('Hi {{name}}')), disk);
    expect(await startI18n(from, 'en')).toBe(true);
    expect(from.urls).toEqual([
      'https://static.example/static/locales/en.first.json?t=42',
      'https://static.example/static/locales/en.rest.json?t=42',
    ]);
    expect(from.limits).toEqual([5000, 5000]);
    expect(tKey('sample.hello', { name: 'Li' })).toBe('Hi Li');
    expect(disk.get('en:sample')).toContain('Hi {{name}}');
  });

  it('given kept texts and no network, then they show at once', async () => {
    const disk = new Map<string, string>();
    await startI18n(source(served(sample('哈囉 {{name}}')), disk), 'zh-HK');
    const start = startI18n(source(nothing, disk), 'zh-HK');
    expect([getLanguage(), tKey('sample.hello', { name: 'Li' })]).toEqual(['zh-HK', '哈囉 Li']);
    await start;
    expect(textsState()).toBe('ready');
  });

  it('given the same texts again, then nothing is written; given one file that changed, then that and what lists them', async () => {
    const disk = new Map<string, string>();
    const texts = (more: string) => ({ ...sample('Hi'), other: { a: 'A' }, third: { b: more } });
    const inParts = (more: string) => (url: string) =>
      served(url.includes('.first.') ? { common: { retry: 'Again' } } : texts(more))();
    await startI18n(source(inParts('B'), disk), 'en');
    const same = source(inParts('B'), disk);
    await startI18n(same, 'en');
    expect(same.written).toEqual([]);
    const changed = source(inParts('C'), disk);
    await startI18n(changed, 'en');
    expect(changed.written).toEqual(['en:third', 'en.rest']);
  });

  it.each(languageFolders())('no part of %s that is kept is larger than 64 KB', async (language) => {
    const disk = new Map<string, string>();
    const part = (url: string) => (url.includes('.first.') ? 'first' : 'rest');
    const whole = localeCatalogue('locales', language) ?? '';
    await startI18n(
      source(async (url) => cataloguePart(whole, part(url)) ?? '', disk),
      language,
    );
    jest.runOnlyPendingTimers();
    await settled();
    expect(Math.max(...[...disk.values()].map((text) => text.length))).toBeLessThan(65_536);
    expect(disk.size).toBeGreaterThan(10);
  });

  it('given a phone in a language whose file does not come, then its first words are of that language, and it is told', async () => {
    const start = startI18n(source(nothing), 'zh-HK');
    expect([getLanguage(), textsState()]).toEqual(['zh-HK', 'waiting']);
    expect(await start).toBe(false);
    expect(textsState()).toBe('missing');
    expect(t('navigation.noTextsTitle')).toBe('未能載入文字');
    expect(t('errors.network')).toMatch(/網絡/);
  });

  it('given a failure, then the file is asked for again, and what it brings shows', async () => {
    const answers = [nothing, nothing, served(sample('Hi')), served(sample('Hi'))];
    const from = source(() => (answers.shift() ?? nothing)());
    await startI18n(from, 'en');
    for (let round = 0; round < 3; round += 1) {
      jest.runOnlyPendingTimers();
      await settled();
    }
    expect([from.urls.length, textsState(), tKey('sample.hello')]).toEqual([4, 'ready', 'Hi']);
  });

  it('given a failure, then a wake asks at once, and a language that is there is not asked for again', async () => {
    const answers = [nothing, served(sample('Hi')), served(sample('Hi'))];
    const from = source(() => (answers.shift() ?? nothing)());
    await startI18n(from, 'en');
    expect([await renewTexts(), await renewTexts(), from.urls.length]).toEqual([true, true, 3]);
  });

  it.each(['<html>', '[]', '{"sample":"x"}', '{"sample":{"hello":1}}', 'null'])(
    'given %s instead of a catalogue, then nothing of it is taken',
    async (body) => {
      const disk = new Map<string, string>();
      expect(
        await startI18n(
          source(async () => body, disk),
          'de',
        ),
      ).toBe(false);
      expect(disk.size).toBe(0);
      expect(tKey('sample.hello', { name: 'Li' })).toBe('你好，Li');
    },
  );

  it('given a slow answer for a language that was left meanwhile, then the language of now stays', async () => {
    const answers: ((text: string) => void)[] = [];
    const from = source(() => new Promise((resolve) => answers.push(resolve)));
    const slow = startI18n(from, 'ko');
    await setLanguage('zh');
    answers[0]?.(JSON.stringify(sample('안녕 {{name}}')));
    await slow;
    expect(getLanguage()).toBe('zh');
  });
});

it.each([
  ['zh-CN', 'zh'],
  ['zh-Hant-TW', 'zh-HK'],
  ['zh_HK', 'zh-HK'],
  ['en-AU', 'en'],
  ['xx', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])(
  'given the system language %s, then %s is offered, and asked for by calls [P1-28 C7.1-07]',
  (tag, language) => {
    expect(languageFromTag(tag)).toBe(language);
  },
);

it.each([
  ['zh-hk', 'zh-HK'],
  ['zh_HK', 'zh-HK'],
  ['EN', 'en'],
  ['xx', undefined],
])('an address that names %s means %s', (name, language) => {
  expect(languageNamed(name)).toBe(language);
});
