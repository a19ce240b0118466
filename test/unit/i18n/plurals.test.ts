import type * as I18n from '@/i18n';
import { languageCodes } from '@/domain/languages';
import type * as Polyfill from '@/platform/polyfills/intl';

const native = globalThis.Intl;
const counts = [
  ...Array.from({ length: 201 }, (_, n) => n),
  0.5,
  1.5,
  1.6,
  2.25,
  1_000,
  1_000_000,
  2_000_000,
];

afterEach(() => {
  globalThis.Intl = native;
});

/** Replaces Intl until the test ends. */
function setIntl(intl: { PluralRules: typeof Intl.PluralRules } | undefined): void {
  if (intl) globalThis.Intl = intl as typeof Intl;
  else Reflect.deleteProperty(globalThis, 'Intl');
}

async function chosenForms(code: I18n.Language): Promise<string[]> {
  let chosen: string[] = [];
  await jest.isolateModulesAsync(async () => {
    const i18n = await import('@/i18n');
    // Without `zero`, which i18next uses for 0 in any language.
    const forms = ['one', 'two', 'few', 'many', 'other'];
    i18n.registerNamespace('sample', {
      [code]: Object.fromEntries(forms.map((form) => [`items_${form}`, form])),
    });
    await i18n.setLanguage(code);
    chosen = counts.map((count) => i18n.tKey('sample.items', { count }));
  });
  return chosen;
}

const cldr = (code: string) => {
  const rules = new native.PluralRules(code);
  return counts.map((count) => rules.select(count));
};

test('there are 17 languages', () => expect(languageCodes).toHaveLength(17));

describe.each(languageCodes)('%s', (code) => {
  test('with Intl: each count takes the form that CLDR gives it', async () => {
    expect(await chosenForms(code)).toEqual(cldr(code));
  });

  test('where there is no Intl at all, the polyfill of mini-programs gives the same forms', async () => {
    setIntl(undefined);
    expect(typeof Intl).toBe('undefined');
    let polyfill: typeof Polyfill.Intl | undefined;
    await jest.isolateModulesAsync(async () => {
      polyfill = (await import('@/platform/polyfills/intl')).Intl;
    });
    const rules = new polyfill!.PluralRules(code);
    expect(counts.map((count) => rules.select(count))).toEqual(cldr(code));
    expect([...rules.resolvedOptions().pluralCategories].sort()).toEqual(
      [...new native.PluralRules(code).resolvedOptions().pluralCategories].sort(),
    );
    setIntl(polyfill);
    expect(await chosenForms(code)).toEqual(cldr(code));
  });
});
