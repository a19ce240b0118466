const NAMED = 2;

type PapersKey = Extract<I18nKey, `papers.${string}`>;

type Say = (key: PapersKey, params?: { count: number }) => string | undefined;

/** `kinds` separated by pipes, as in the order. */
export function papersWords(say: Say, kinds: string): string {
  const said = (key: PapersKey, params?: { count: number }): string => say(key, params) ?? '';
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
