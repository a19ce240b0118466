import zh from '@locales/zh/papers.json';
import { papersWords } from '@/domain/papersWords';
import { registerNamespace } from './catalogue';
import { hasText, type tKey as translateKey } from './translator';

// Brought along by the screens that name papers.
registerNamespace('papers', { zh });

/** The papers an order waits for, in words. `kinds` as the order names them, between pipes. */
export const papersText = (tKey: typeof translateKey, kinds: string): string =>
  papersWords((key, params) => (params || hasText(key) ? tKey(key, params) : undefined), kinds);
