import { type LanguageCode, languageCodes, languages } from '@/domain/languages';
import { closeRelative } from '../../scripts/lib/texts/closeRelatives.mjs';
import { foreignLetters } from '../../scripts/lib/texts/foreignLetters.mjs';
import { namespaces, otherLanguages, signsIn, squeezed, vocabularyOf, wordsIn } from './catalogues';

const key = new RegExp(`(?<![\\w@/.-])(?:${namespaces.join('|')})(?:\\.[a-z]\\w*(?:\\.\\w+)*)(?![\\w@/])`);
const ownNames = new Set<string>(languageCodes.map((code) => languages[code].ownName));

const likeNames = (other: LanguageCode): boolean => other === 'en' || other === 'fil';
const often = (other: LanguageCode): number => (likeNames(other) ? 3 : 2);

function foreignParts(text: string, language: LanguageCode, other: LanguageCode): boolean {
  const [own, theirs] = [vocabularyOf(language), vocabularyOf(other)];
  const only = (parts: string[], of: 'words' | 'signs') =>
    new Set(parts.filter((part) => !own[of].has(part) && (theirs[of].get(part) ?? 0) >= often(other))).size;
  if (only(signsIn(text), 'signs') > 0) return true;
  const words = wordsIn(text);
  const found = only(words, 'words');
  return (
    found >= 4 || (found >= 2 && (likeNames(other) ? found >= new Set(words).size / 2 : words.length > 2))
  );
}

/** Texts wrong for a reader of `language`, and why. `data`: names and the like, said as they are. */
export function wrongTexts(
  texts: Iterable<string>,
  language: LanguageCode,
  data: readonly string[] = [],
): string[] {
  const letters = foreignLetters(language);
  const own = vocabularyOf(language);
  const others = otherLanguages(language);
  const given = [...data].filter(Boolean).sort((a, b) => b.length - a.length);
  const reasonOf = (rendered: string): string | undefined => {
    if (key.test(rendered)) return 'a key';
    if (/\{\{|\}\}/.test(rendered)) return 'no value';
    if (ownNames.has(rendered)) return undefined;
    const text = squeezed(given.reduce((left, name) => left.split(name).join(' '), rendered));
    // Initials stand for a name.
    if (own.whole.has(text) || [...text].length < 2 || /^[A-Z]{2,4}$/.test(text)) return undefined;
    const copied = others.find((code) => vocabularyOf(code).whole.has(text));
    if (copied) return copied;
    if (text.match(letters)?.some((sign) => !own.signs.has(sign))) return 'another script';
    return (
      closeRelative(wordsIn(text), language) ?? others.find((code) => foreignParts(text, language, code))
    );
  };
  return [...new Set([...texts].map(squeezed))].flatMap((text) => {
    const reason = text && reasonOf(text);
    return reason ? [`${reason}: ${text}`] : [];
  });
}
