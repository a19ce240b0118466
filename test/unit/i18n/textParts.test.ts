import { gzipSync } from 'node:zlib';
import { cataloguePart, localeCatalogue } from '../../../config/catalogue';
import { languageCodes } from '@/domain/languages';
import { squeezed, textsOf } from '../../language/catalogues';
import type { Catalogue } from '@/i18n/catalogue';
import type { CatalogueSource, Language } from '@/i18n';

type I18n = typeof import('@/i18n') & typeof import('@/i18n/load') & typeof import('@/i18n/withTexts');
type Answer = (language: string, part: string) => Promise<string>;

const catalogueOf = (language: string): Catalogue =>
  JSON.parse(localeCatalogue('locales', language) ?? '') as Catalogue;
const partOf = (language: string, part: string) =>
  cataloguePart(localeCatalogue('locales', language) ?? '', part) ?? '';
const fromLocales: Answer = (language, part) => Promise.resolve(partOf(language, part));
const nothing: Answer = () => Promise.reject(new Error('offline'));
const only =
  (wanted: string): Answer =>
  (language, part) =>
    (part === wanted ? fromLocales : nothing)(language, part);

/** Only the first screen is loaded. */
function launch(disk = new Map<string, string>()) {
  const run = { i18n: {} as I18n, asked: [] as string[], answer: fromLocales, open: () => undefined as void };
  jest.isolateModules(() => {
    run.i18n = {
      ...jest.requireActual<object>('@/i18n'),
      ...jest.requireActual<object>('@/i18n/load'),
      ...jest.requireActual<object>('@/i18n/withTexts'),
    } as I18n;
  });
  run.open = () => run.i18n.registerNamespace('kyc', { zh: catalogueOf('zh').kyc ?? {} });
  const from: CatalogueSource = {
    fetchText: (url) => {
      const [, language = '', part = ''] = /locales\/([\w-]+)\.(\w+)\.json/.exec(url) ?? [];
      run.asked.push(`${language} ${part}`);
      return run.answer(language, part);
    },
    staticBase: '',
    store: { read: (key) => disk.get(key) ?? null, write: (key, text) => void disk.set(key, text) },
    stamps: Object.fromEntries(languageCodes.map((code) => [code, 'now'])),
  };
  return Object.assign(run, { start: (language: Language) => run.i18n.startI18n(from, language) });
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const later = async (ms: number) => {
  jest.advanceTimersByTime(ms);
  await settled();
};
const german = (key: string): unknown =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], catalogueOf('de'));
const title = 'kyc.titles.addressProof';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each(languageCodes)('the first part of %s is at most 15 KB compressed', (language) => {
  expect(gzipSync(partOf(language, 'first')).length).toBeLessThanOrEqual(15 * 1024);
  expect({ ...JSON.parse(partOf(language, 'first')), ...JSON.parse(partOf(language, 'rest')) }).toEqual(
    catalogueOf(language),
  );
});

it.each(languageCodes)(
  'every module speaks %s, and the first screen waits only for its first part',
  async (language) => {
    const run = launch();
    await run.start(language);
    expect([run.asked, run.i18n.textsState()]).toEqual([[`${language} first`], 'ready']);
    await later(5_000);
    for (const [name, zh] of Object.entries(catalogueOf('zh'))) run.i18n.registerNamespace(name, { zh });
    const wrong = [...textsOf(language)].filter(
      ([key, text]) =>
        !/^(?:server|qa)\.|_\w+$/.test(key) && !text.includes('{{') && squeezed(run.i18n.tKey(key)) !== text,
    );
    expect(wrong).toEqual([]);
  },
);

it('the rest comes when the line is idle', async () => {
  const run = launch();
  const started = run.start('de');
  expect(run.i18n.textsState()).toBe('waiting');
  expect(await started).toBe(true);
  expect(run.i18n.t('common.retry')).toBe(german('common.retry'));
  await later(5_000);
  expect(run.asked).toEqual(['de first', 'de rest']);
  run.open();
  expect([run.i18n.textsState(), run.i18n.tKey(title)]).toEqual(['ready', german(title)]);
  await later(60_000);
  expect(run.asked).toHaveLength(2);
});

it('a module that opens before waits for the rest, asked for at once', async () => {
  const run = launch();
  await run.start('de');
  run.open();
  expect(run.i18n.textsState()).toBe('waiting');
  expect(await run.i18n.withTexts('part')).toBe('part');
  expect([run.asked, run.i18n.textsState()]).toEqual([['de first', 'de rest'], 'ready']);
});

it('a rest that fails once leaves the first screen as it is, and comes at the next try', async () => {
  const run = launch();
  run.answer = only('first');
  await run.start('de');
  await later(5_000);
  expect([run.asked, run.i18n.textsState()]).toEqual([['de first', 'de rest'], 'ready']);
  run.open();
  expect(run.i18n.textsState()).toBe('missing');
  await expect(run.i18n.withTexts('part')).rejects.toThrow();
  run.answer = fromLocales;
  await later(10_000);
  expect([run.i18n.textsState(), run.i18n.tKey(title)]).toEqual(['ready', german(title)]);
});

it('a first part that fails is asked for again, and then the rest is waited for, not missing', async () => {
  const run = launch();
  run.answer = nothing;
  expect(await run.start('de')).toBe(false);
  expect(run.i18n.textsState()).toBe('missing');
  run.answer = fromLocales;
  expect(await run.i18n.renewTexts()).toBe(true);
  run.open();
  expect([run.asked, run.i18n.textsState()]).toEqual([['de first', 'de first'], 'waiting']);
});

it('a language chosen while the rest of another is on its way shows when all that is open has come', async () => {
  const run = launch();
  await run.start('de');
  run.open();
  const come: Record<string, () => void> = {};
  run.answer = (language, part) =>
    part === 'first'
      ? fromLocales(language, part)
      : new Promise((resolve) => (come[language] = () => resolve(partOf(language, part))));
  const rest = run.i18n.renewTexts();
  const chosen = run.i18n.setLanguage('ko');
  await settled();
  expect([run.asked, run.i18n.getLanguage()]).toEqual([['de first', 'de rest', 'ko first', 'ko rest'], 'de']);
  come.ko?.();
  await chosen;
  expect([run.i18n.getLanguage(), run.i18n.textsState()]).toEqual(['ko', 'ready']);
  come.de?.();
  await rest;
  expect(run.i18n.getLanguage()).toBe('ko');
  await run.i18n.setLanguage('de');
  expect([run.i18n.tKey(title), run.asked.length]).toEqual([german(title), 4]);
});

describe('kept parts', () => {
  const keptBy = async (answer: Answer): Promise<Map<string, string>> => {
    const disk = new Map<string, string>();
    const run = launch(disk);
    run.answer = answer;
    await run.start('de');
    await later(5_000);
    return disk;
  };
  const offline = async (disk: Map<string, string>) => {
    const run = launch(disk);
    run.answer = nothing;
    await run.start('de');
    return run;
  };

  it('both kept: every module opens without a line', async () => {
    const disk = await keptBy(fromLocales);
    const atOnce = launch(disk);
    void atOnce.start('de');
    expect(atOnce.i18n.textsState()).toBe('ready');
    const run = await offline(disk);
    run.open();
    expect([run.i18n.textsState(), run.i18n.tKey(title)]).toEqual(['ready', german(title)]);
  });

  it('only the first kept: the first screen shows, a module says that its texts are missing', async () => {
    const run = await offline(await keptBy(only('first')));
    expect(run.i18n.textsState()).toBe('ready');
    run.open();
    expect(run.i18n.textsState()).toBe('missing');
  });

  it('kept whole by a build before there were parts: all of it shows, and is renewed', async () => {
    const { common, navigation, ways, errors, ...others } = catalogueOf('de');
    const start = { common: { ...common, retry: 'Damals' }, navigation, ways, errors };
    const disk = new Map([['de', JSON.stringify({ stamp: 'then', sums: { kyc: 1 }, start })]]);
    for (const [name, texts] of Object.entries(others)) disk.set(`de:${name}`, JSON.stringify(texts));
    const run = await offline(disk);
    run.open();
    expect([run.i18n.textsState(), run.i18n.t('common.retry'), run.i18n.tKey(title)]).toEqual([
      'ready',
      'Damals',
      german(title),
    ]);
    run.answer = fromLocales;
    await run.i18n.renewTexts();
    expect(run.i18n.t('common.retry')).toBe(german('common.retry'));
    expect((await offline(disk)).i18n.t('common.retry')).toBe(german('common.retry'));
  });
});
