import zh from '@locales/zh/papers.json';
import { registerNamespace } from './catalogue';
import { hasText, type tKey as translateKey } from './translator';

// Brought along by the screens that name papers.
registerNamespace('papers', { zh });

/** As many are named within one sentence; of more it says how many, and their list names them. */
const NAMED = 2;

/** The papers an order waits for, in words. `kinds` as the order names them, between pipes. */
export function papersText(tKey: typeof translateKey, kinds: string): string {
  // Several surveys are a few questions together.
  const words = [
    ...new Set(
      kinds.split('|').map((kind) => tKey(hasText(`papers.${kind}`) ? `papers.${kind}` : 'papers.other')),
    ),
  ];
  if (words.length <= NAMED) return words.join(tKey('papers.and'));
  const answers = tKey('papers.meanRisk');
  const count = words.filter((word) => word !== answers).length;
  return [tKey('papers.many', { count }), ...(words.includes(answers) ? [answers] : [])].join(
    tKey('papers.and'),
  );
}
