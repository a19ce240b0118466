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
  /** px of one row on this screen. */
  row: number;
  onScroll: (event: ScrollEvent) => void;
}

/** Which of `count` rows of equal height (design px) have to be drawn. */
export function useWindow(count: number, rowHeight: number): Window {
  const row = rowHeight * designScale();
  const drawn = useMemo(() => Math.ceil(platform.systemInfo().height / row) + 2 * SPARE + STEP, [row]);
  const [start, setStart] = useState(0);
  const last = Math.max(0, count - drawn);
  if (start > last) setStart(last);
  const onScroll = useCallback(
    ({ detail }: ScrollEvent) => {
      if (!detail) return;
      const first = Math.floor(detail.scrollTop / row) - SPARE;
      setStart(Math.min(Math.max(0, Math.floor(first / STEP) * STEP), Math.max(0, count - drawn)));
    },
    [row, count, drawn],
  );
  const from = Math.min(start, last);
  const end = Math.min(count, from + drawn);
  return { start: from, end, before: from * row, after: (count - end) * row, row, onScroll };
}
