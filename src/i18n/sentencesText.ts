import { languageRow } from '@/domain/languages';
import { getLanguage } from './translator';

type Part = string | false | null | undefined;

const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/;
const ENDED = /[.!?:…。！？：।]$/;

interface Mark {
  readonly narrow: string;
  /** After a full-width character; it brings its own space. */
  readonly wide: string;
}

/** Each part with what parts it from the next. */
function joined(parts: readonly Part[], { narrow, wide }: Mark, isEnded: (part: string) => boolean): string {
  const there = parts.filter((part): part is string => Boolean(part));
  return there
    .map((part, at) => {
      if (at === there.length - 1) return part;
      const mark = isEnded(part) ? '' : WIDE.test(part) ? wide : narrow;
      return WIDE.test(part) ? part + mark : `${part}${mark} `;
    })
    .join('');
}

const marks = () => languageRow(getLanguage()).marks;

/** Sentences one after another, without those that are not there; one without a full stop gets it before the next. */
export const sentencesText = (sentences: readonly Part[]): string =>
  joined(sentences, { narrow: marks()?.stop ?? '.', wide: '。' }, (part) => ENDED.test(part));

/** List for an accessible name: one thing after another, without those that are not there. */
export const listText = (things: readonly Part[]): string =>
  joined(things, { narrow: ',', wide: marks()?.comma ?? '，' }, () => false);
