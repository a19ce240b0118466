import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { usePageShown } from './pageShown';
import { focusField } from './focusField';

interface Area {
  /** Areas below; a sheet is over its screen. */
  depth: number;
  /** Calls of `showWrong`. */
  turn: number;
  mark: (id: string, words: string) => () => void;
}

export const WrongContext = createContext<Area>({ depth: 0, turn: 0, mark: () => () => undefined });

interface Shown {
  depth: number;
  lead: () => void;
}
const areas = new Set<Shown>();

/** Scrolls to the topmost area's first error, if any, and reads it out. */
export function showWrong(): void {
  let top: Shown | undefined;
  for (const area of areas) if (!top || area.depth >= top.depth) top = area;
  top?.lead();
}

/** Registers an error while there are `words`. Scrolls to `<id>-item`. */
export function useWrong(id: string, words: string | undefined): void {
  const { turn, mark } = useContext(WrongContext);
  // All register again each turn: effects run in screen order.
  useEffect(() => (words === undefined ? undefined : mark(id, words)), [id, words, turn, mark]);
}

/** Errors show once sending was tried. */
export function useTried(): [tried: boolean, markTried: () => void] {
  const [tried, setTried] = useState(false);
  const markTried = useCallback(() => {
    setTried(true);
    showWrong();
  }, []);
  return [tried, markTried];
}

interface WrongArea {
  area: Area;
  target: string;
  /** Of the field last led to. */
  words: string;
  /** How many were wrong then. */
  found: number;
  /** How many are now. */
  count: number;
}

export function useWrongArea(): WrongArea {
  const depth = useContext(WrongContext).depth + 1;
  const shown = usePageShown();
  const [turn, setTurn] = useState(0);
  const [count, setCount] = useState(0);
  const [words, setWords] = useState('');
  const [found, setFound] = useState(0);
  const [target, setTarget] = useState('');
  const marks = useRef(new Map<string, string>());

  useEffect(() => {
    if (!shown) return;
    const own = { depth, lead: () => setTurn((before) => before + 1) };
    areas.add(own);
    return () => void areas.delete(own);
  }, [shown, depth]);

  const mark = useCallback((id: string, told: string) => {
    marks.current.set(id, told);
    setCount(marks.current.size);
    return () => {
      marks.current.delete(id);
      setCount(marks.current.size);
    };
  }, []);

  useEffect(() => {
    const [first] = marks.current;
    if (turn === 0 || !first) return;
    const [id, told] = first;
    setWords(told);
    setFound(marks.current.size);
    setTarget(`${id}-item`);
    focusField(id);
    // Else the same element could not be scrolled to twice.
    const timer = setTimeout(() => setTarget(''), 600);
    return () => clearTimeout(timer);
  }, [turn]);

  const area = useMemo(() => ({ depth, turn, mark }), [depth, turn, mark]);
  return { area, target, words, found, count };
}
