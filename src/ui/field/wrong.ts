import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { usePageShown } from './pageShown';
import { focusField } from './focusField';

interface Area {
  /** How many areas lie below it: a sheet is over its screen. */
  depth: number;
  /** How often the first wrong thing was asked for. */
  turn: number;
  mark: (id: string, words: string) => () => void;
  /** The one that was led to last, and how many others are wrong now. */
  first: string;
  others: number;
}

export const WrongContext = createContext<Area>({
  depth: 0,
  turn: 0,
  mark: () => () => undefined,
  first: '',
  others: 0,
});

interface Shown {
  depth: number;
  lead: () => void;
}
const areas = new Set<Shown>();

/**
 * Leads to the first thing that is wrong in what is uppermost, and says which it is and how many more there are. The one
 * answer of every form to being sent like this; without effect where nothing is wrong.
 */
export function showWrong(): void {
  let top: Shown | undefined;
  for (const area of areas) if (!top || area.depth >= top.depth) top = area;
  top?.lead();
}

/**
 * Something with `words` is wrong, something without is not. Answers how many others are, for the one that was led to.
 * Its element for scrolling is `<id>-item`.
 */
export function useWrong(id: string, words: string | undefined): number {
  const { turn, mark, first, others } = useContext(WrongContext);
  // With every turn all mark themselves again: effects run in the order of things on the screen.
  useEffect(() => (words === undefined ? undefined : mark(id, words)), [id, words, turn, mark]);
  return words !== undefined && first === id ? others : 0;
}

/** Whether sending was tried, from which on a form says what is wrong. To try leads to the first of it. */
export function useTried(): [tried: boolean, markTried: () => void] {
  const [tried, setTried] = useState(false);
  const markTried = useCallback(() => {
    setTried(true);
    showWrong();
  }, []);
  return [tried, markTried];
}

interface Led {
  id: string;
  words: string;
  others: number;
}

/** The state of one area that scrolls: what its ScrollView scrolls to, and what is read out. */
export function useWrongArea(): { area: Area; target: string; led: Led } {
  const depth = useContext(WrongContext).depth + 1;
  const shown = usePageShown();
  const [turn, setTurn] = useState(0);
  const [count, setCount] = useState(0);
  const [led, setLed] = useState<Led>({ id: '', words: '', others: 0 });
  const [target, setTarget] = useState('');
  const marks = useRef(new Map<string, string>());

  useEffect(() => {
    if (!shown) return;
    const own = { depth, lead: () => setTurn((before) => before + 1) };
    areas.add(own);
    return () => void areas.delete(own);
  }, [shown, depth]);

  const mark = useCallback((id: string, words: string) => {
    marks.current.set(id, words);
    setCount(marks.current.size);
    return () => {
      marks.current.delete(id);
      setCount(marks.current.size);
    };
  }, []);

  useEffect(() => {
    const [first] = marks.current;
    if (turn === 0 || !first) return;
    const [id, words] = first;
    setLed({ id, words, others: marks.current.size - 1 });
    setTarget(`${id}-item`);
    focusField(id);
    // Emptied again, or the same element could not be scrolled to twice.
    const timer = setTimeout(() => setTarget(''), 600);
    return () => clearTimeout(timer);
  }, [turn]);

  const area = useMemo(
    () => ({ depth, turn, mark, first: led.id, others: count - 1 }),
    [depth, turn, mark, led.id, count],
  );
  return { area, target, led };
}
