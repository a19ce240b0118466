import {
  getLanguage,
  hasText,
  languageFromTag,
  languageNamed,
  onLanguageChange,
  registerNamespace,
  setLanguage,
  startI18n,
  t,
  tKey,
} from '@/i18n';
import type { CatalogueSource, Language } from '@/i18n';

registerNamespace('sample', {
  zh: { hello: '你好，{{name}}', apples_other: '{{count}} 个苹果', onlyChinese: '只有中文' },
  en: { hello: 'Hello {{name}}', apples_one: '{{count}} apple', apples_other: '{{count}} apples' },
});

function source(
  answer: () => Promise<string>,
  kept: Partial<Record<Language, string>> = {},
): CatalogueSource & { urls: string[]; limits: number[] } {
  const urls: string[] = [];
  const limits: number[] = [];
  return {
    urls,
    limits,
    fetchText: (url, timeoutMs) => {
      urls.push(url);
      limits.push(timeoutMs);
      return answer();
    },
    staticBase: 'https://static.example',
    store: {
      read: (language) => kept[language] ?? null,
      write: (language, text) => void (kept[language] = text),
    },
    stamps: { en: '42' },
  };
}

describe('texts', () => {
  it('given a key with values, then they stand in the text as they are', async () => {
    await setLanguage('en');
    expect(tKey('sample.hello', { name: '<b>' })).toBe('Hello <b>');
  });

  it('given a text that the language lacks, then the fallback language speaks; given none at all, the key [P1-29]', async () => {
    await setLanguage('en');
    expect(tKey('sample.onlyChinese')).toBe('只有中文');
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
    expect(['common', 'common.retry', 'nowhere.retry', 'retry', ''].map(hasText)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(tKey('nowhere.retry')).toBe('nowhere.retry');
  });

  it('given the bundled part, then English and Chinese know the common words before anything was loaded', async () => {
    await setLanguage('en');
    expect(t('common.retry')).toBe('Try again');
    await setLanguage('zh-HK');
    expect(t('common.cancel')).toBe('取消');
  });
});

describe('loading of a language', () => {
  it('given a catalogue from the server, then it wins over what is bundled and is kept [C7.2-15 C7.2-16 P9-02]', async () => {
    const kept: Partial<Record<Language, string>> = {};
    const from = source(async () => JSON.stringify({ sample: { hello: 'Hi {{name}}' } }), kept);
    const heard: string[] = [];
    const stop = onLanguageChange(() => heard.push(getLanguage()));
    expect(await startI18n(from, 'en')).toBe(true);
    stop();
    expect(from.urls).toEqual(['https://static.example/static/locales/en.json?t=42']);
    expect(from.limits).toEqual([5000]);
    expect(tKey('sample.hello', { name: 'Li' })).toBe('Hi Li');
    expect(kept.en).toContain('Hi {{name}}');
    expect(heard).toEqual(['en']);
  });

  it('given kept texts and no network, then they show at once', async () => {
    const from = source(() => Promise.reject(new Error('offline')), {
      'zh-HK': JSON.stringify({ sample: { hello: '哈囉 {{name}}' } }),
    });
    expect(await startI18n(from, 'zh-HK')).toBe(true);
    expect(tKey('sample.hello', { name: 'Li' })).toBe('哈囉 Li');
  });

  it.each(['<html>', '[]', '{"sample":"x"}', '{"sample":{"hello":1}}', 'null'])(
    'given %s instead of a catalogue, then nothing of it is taken',
    async (body) => {
      const kept: Partial<Record<Language, string>> = {};
      expect(
        await startI18n(
          source(async () => body, kept),
          'de',
        ),
      ).toBe(false);
      expect(kept.de).toBeUndefined();
      expect(tKey('sample.hello', { name: 'Li' })).toBe('你好，Li');
    },
  );

  it('given a slow answer for a language that was left meanwhile, then the language of now stays', async () => {
    const answers: ((text: string) => void)[] = [];
    const from = source(() => new Promise((resolve) => answers.push(resolve)));
    const slow = startI18n(from, 'ko');
    await setLanguage('zh');
    answers[0]?.(JSON.stringify({ sample: { hello: '안녕 {{name}}' } }));
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
])('given the system language %s, then %s is offered', (tag, language) => {
  expect(languageFromTag(tag)).toBe(language);
});

it.each([
  ['zh-hk', 'zh-HK'],
  ['zh_HK', 'zh-HK'],
  ['EN', 'en'],
  ['xx', undefined],
])('an address that names %s means %s', (name, language) => {
  expect(languageNamed(name)).toBe(language);
});
