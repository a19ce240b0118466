import { useCallback, useMemo, useState } from 'react';
import { platform } from '@/platform';
import { designScale, textScale } from '../theme/metrics';

/** Rows kept above and below the view. */
const SPARE = 4;
/** Moves in steps: not every scrolled row redraws. */
const STEP = 3;

interface ScrollEvent {
  /** Missing from the browser's own event, which reaches the same handler. */
  detail?: { scrollTop: number };
}

interface Window {
  /** One past the last row. */
  start: number;
  end: number;
  /** Px of the omitted rows. */
  before: number;
  after: number;
  /** Px above the row it opened at. */
  opening: number;
  /** Px on this screen. */
  heightAt: (at: number) => number;
  onScroll: (event: ScrollEvent) => void;
}

/** `rowHeight` and `heights`: design px at the usual text size; the first window begins near `opensAt`. */
export function useWindow(
  count: number,
  rowHeight: number,
  heights?: readonly number[],
  opensAt = 0,
): Window {
  const scale = designScale() * textScale();
  const row = rowHeight * scale;
  // Start of each row, then the end of all.
  const tops = useMemo(() => {
    let top = 0;
    return heights && [0, ...heights.map((height) => (top += height * scale))];
  }, [heights, scale]);
  const topOf = (at: number): number => tops?.[at] ?? at * row;
  const drawn = useMemo(() => Math.ceil(platform.systemInfo().height / row) + 2 * SPARE + STEP, [row]);
  const [start, setStart] = useState(Math.max(0, opensAt - SPARE));
  const last = Math.max(0, count - drawn);
  if (start > last) setStart(last);
  const onScroll = useCallback(
    ({ detail }: ScrollEvent) => {
      if (!detail) return;
      const { scrollTop } = detail;
      const first =
        (tops ? tops.findIndex((top) => top > scrollTop) - 1 : Math.floor(scrollTop / row)) - SPARE;
      setStart(Math.min(Math.max(0, Math.floor(first / STEP) * STEP), Math.max(0, count - drawn)));
    },
    [row, tops, count, drawn],
  );
  const from = Math.min(start, last);
  const end = Math.min(count, from + drawn);
  return {
    start: from,
    end,
    before: topOf(from),
    after: topOf(count) - topOf(end),
    opening: topOf(opensAt),
    heightAt: (at) => topOf(at + 1) - topOf(at),
    onScroll,
  };
}
