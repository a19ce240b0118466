/** Without capitals and Latin accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export interface WordSearch {
  /** All words in the texts together: `turkiye ank` finds Türkiye, Ankara. */
  finds: (...texts: (string | null | undefined)[]) => boolean;
  /** With the first word. */
  begins: (text: string) => boolean;
}

/** Null without words. */
export function wordSearch(typed: string): WordSearch | null {
  const words = plain(typed.trim()).split(/\s+/);
  const [first] = words;
  if (!first) return null;
  return {
    finds: (...texts) => {
      const all = plain(texts.join(' '));
      return words.every((word) => all.includes(word));
    },
    begins: (text) => plain(text).startsWith(first),
  };
}
