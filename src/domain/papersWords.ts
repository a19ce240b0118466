/** As many are named within one sentence; of more it says how many, and their list names them. */
const NAMED = 2;

type PapersKey = Extract<I18nKey, `papers.${string}`>;

/** Looks texts up; undefined for a key that is not there. */
type Say = (key: PapersKey, params?: { count: number }) => string | undefined;

/** The papers an order waits for, in words. `kinds` as the order names them, between pipes. */
export function papersWords(say: Say, kinds: string): string {
  const said = (key: PapersKey, params?: { count: number }): string => say(key, params) ?? '';
  // Several surveys are a few questions together.
  const words = [
    ...new Set(kinds.split('|').map((kind) => say(`papers.${kind}` as PapersKey) ?? said('papers.other'))),
  ];
  if (words.length <= NAMED) return words.join(said('papers.and'));
  const answers = said('papers.meanRisk');
  const count = words.filter((word) => word !== answers).length;
  return [said('papers.many', { count }), ...(words.includes(answers) ? [answers] : [])].join(
    said('papers.and'),
  );
}
