import { useCallback, useMemo, useState } from 'react';
import { platform } from '@/platform';
import { designScale } from '../theme/metrics';

/** Rows kept above and below those in view. */
const SPARE = 4;
/** The drawn rows move on in steps, so that not every row scrolled past draws again. */
const STEP = 3;

interface ScrollEvent {
  /** Missing from the browser's own event, which reaches the same handler as the component's. */
  detail?: { scrollTop: number };
}

interface Window {
  /** First and one past the last row to draw. */
  start: number;
  end: number;
  /** px of the rows left out. */
  before: number;
  after: number;
  /** px of a row on this screen. */
  heightAt: (at: number) => number;
  onScroll: (event: ScrollEvent) => void;
}

/** Which of `count` rows have to be drawn; they are `rowHeight` high, or as `heights` says where some are higher (design px). */
export function useWindow(count: number, rowHeight: number, heights?: readonly number[]): Window {
  const scale = designScale();
  const row = rowHeight * scale;
  // Where each row begins, and last where all of them end.
  const tops = useMemo(() => {
    let top = 0;
    return heights && [0, ...heights.map((height) => (top += height * scale))];
  }, [heights, scale]);
  const topOf = (at: number): number => tops?.[at] ?? at * row;
  const drawn = useMemo(() => Math.ceil(platform.systemInfo().height / row) + 2 * SPARE + STEP, [row]);
  const [start, setStart] = useState(0);
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
    heightAt: (at) => topOf(at + 1) - topOf(at),
    onScroll,
  };
}
