import zh from '@locales/zh/papers.json';
import { registerNamespace } from './catalogue';
import { hasText, type tKey as translateKey } from './translator';

// Brought along by the screens that name papers.
registerNamespace('papers', { zh });

/** The papers an order waits for, in words. `kinds` as the order names them, between pipes. */
export const papersText = (tKey: typeof translateKey, kinds: string): string =>
  kinds
    .split('|')
    .map((kind) => tKey(hasText(`papers.${kind}`) ? `papers.${kind}` : 'papers.other'))
    // Several surveys are a few questions together.
    .filter((words, at, all) => all.indexOf(words) === at)
    .join(tKey('papers.and'));
