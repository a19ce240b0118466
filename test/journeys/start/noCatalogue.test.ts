import assert from 'node:assert/strict';
import { languageCodes, type LanguageCode } from '@/domain/languages';
import { fallbackLanguage } from '@/i18n/languages';
import { drawn } from '../../../scripts/lib/tests/drawn.mjs';
import { serverNames } from '../../language/serverNames';
import { wrongTexts } from '../../language/wrongTexts';
import { shareOf } from '../../share';
import { journey, type Driver } from '../driver';
import { words } from '../steps/formSteps';
import { thingsOf, visit, type Visit, visits } from '../steps/everyScreen';
import { signedIn, withOrder } from '../steps/people';

const others = languageCodes.filter((code) => code !== 'en' && code !== fallbackLanguage);
const at = Math.floor(drawn('no catalogue', process.env.SHARE_SEED ?? '') * others.length);
const spoken: readonly LanguageCode[] = ['en', ...others.slice(at, at + 1), fallbackLanguage];

const systems = ['other / en-US', 'Alipay / ios / en'];
const names = [...serverNames('AUS', 'CHN'), ...serverNames('CHN', 'CHN'), ...systems];

/** Until its file comes, a screen says that texts are missing; the fallback language is whole. */
async function wrongOn(d: Driver, next: Visit, language: LanguageCode): Promise<string[]> {
  await visit(d, next, words('common.loading', {}, language));
  if (language !== fallbackLanguage)
    await d.see(words('navigation.noTextsTitle', {}, language), { later: 15_000 });
  return wrongTexts(await d.said(), language, names).map((problem) => `${next.route}: ${problem}`);
}

for (const language of spoken)
  journey(`in a run without a catalogue every screen speaks one language (${language})`, async (d, { sandbox, person, target }) => {
    const payer = await withOrder(sandbox, person);
    await d.fault({ url: '/static/locales/', respond: { status: 503, body: '' }, times: Infinity });
    await d.open('start', { query: { lang: language } });
    const found: string[] = [];
    let inside = false;
    const taken = shareOf(visits(await thingsOf(payer)), { share: 1 / 6, key: ({ route }) => `${target} ${language} ${route}` });
    for (const next of taken) {
      if (next.signedIn && !inside) await signedIn(d, person, payer.client, language);
      inside ||= next.signedIn;
      found.push(...(await wrongOn(d, next, language)));
    }
    assert.deepEqual(found, []);
  }); // prettier-ignore
