import { languageRow } from '@/domain/languages';
import { getLanguage } from './translator';

type Part = string | false | null | undefined;

const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]$/;
const ENDED = /[.!?:…。！？：।]$/;

interface Mark {
  readonly narrow: string;
  /** After a full-width character, with its space. */
  readonly wide: string;
}

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

/** Skips absent ones and adds missing full stops between the others. */
export const sentencesText = (sentences: readonly Part[]): string =>
  joined(sentences, { narrow: marks()?.stop ?? '.', wide: '。' }, (part) => ENDED.test(part));

export const listText = (things: readonly Part[]): string =>
  joined(things, { narrow: ',', wide: marks()?.comma ?? '，' }, () => false);

/** Between facts; no further line begins with it. */
export const middot = '\u00a0· ';
