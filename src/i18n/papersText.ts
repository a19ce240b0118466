import zh from '@locales/zh/papers.json';
import { papersWords } from '@/domain/papersWords';
import { registerNamespace } from './catalogue';
import { hasText, type tKey as translateKey } from './translator';

registerNamespace('papers', { zh });

/** `kinds` separated by pipes, as in the order. */
export const papersText = (tKey: typeof translateKey, kinds: string): string =>
  papersWords((key, params) => (params || hasText(key) ? tKey(key, params) : undefined), kinds);
