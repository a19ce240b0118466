import type { LanguageCode } from '@/domain/languages';
import { type MarketCode, markets } from '@/domain/markets/markets';
import { said, textIn } from '../../texts';

type PaperKey = Extract<I18nKey, `server.paper.${string}`>;
export type PaperWord = PaperKey extends `server.paper.${infer Word}` ? Word : never;

/** The authority's language, next to English. */
export const paperLanguage = (market: MarketCode): LanguageCode => markets[market].languages[0];

/** `送金人 / Sender`. */
export function labelIn(language: LanguageCode): (word: PaperWord) => string {
  return (word) => {
    const [local, english] = [language, 'en'].map((lang) => textIn(said(`server.paper.${word}`), lang));
    return local === english ? `${english}` : `${local} / ${english}`;
  };
}
