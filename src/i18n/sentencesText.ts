type Part = string | false | null | undefined;

const WIDE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]$/;
const ENDED = /[.!?:…。！？：]$/;

/** Each part with what parts it from the next: a full-width mark brings its own space. */
function joined(parts: readonly Part[], narrow: string, wide: string): string {
  const there = parts.filter((part): part is string => Boolean(part));
  return there
    .map((part, at) => {
      if (at === there.length - 1) return part;
      if (narrow === '.' && ENDED.test(part)) return WIDE.test(part) ? part : `${part} `;
      return WIDE.test(part) ? part + wide : `${part}${narrow} `;
    })
    .join('');
}

/** Sentences one after another, without those that are not there; one without a full stop gets it before the next. */
export const sentencesText = (sentences: readonly Part[]): string => joined(sentences, '.', '。');

/** What an accessible name lists, one thing after another, without those that are not there. */
export const listText = (things: readonly Part[]): string => joined(things, ',', '，');
