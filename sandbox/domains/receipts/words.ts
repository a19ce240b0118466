import type { LanguageCode } from '@/domain/languages';
import { type MarketCode, markets } from '@/domain/markets';
import { said, textIn } from '../../texts';

type PaperKey = Extract<I18nKey, `server.paper.${string}`>;
export type PaperWord = PaperKey extends `server.paper.${infer Word}` ? Word : never;

/** Languages that an authority of a market reads and our fonts can write; elsewhere it reads English. */
const languages: readonly LanguageCode[] = ['zh', 'zh-HK', 'ja', 'ko', 'vi', 'pt'];

/** The language of a market's papers, beside English: its first one, where papers are written in it. */
export function paperLanguage(market: MarketCode): LanguageCode {
  const first: string = markets[market].languages[0];
  return languages.find((language) => language === first) ?? 'en';
}

/** `送金人 / Sender`: what the authority reads, and English for everyone else. */
export function labelIn(language: LanguageCode): (word: PaperWord) => string {
  return (word) => {
    const [local, english] = [language, 'en'].map((lang) => textIn(said(`server.paper.${word}`), lang));
    return local === english ? `${english}` : `${local} / ${english}`;
  };
}
