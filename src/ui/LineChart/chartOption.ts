import { formatNumber } from '@/i18n';

export interface LinePoint {
  /** Epoch ms. */
  at: number;
  value: number;
}

export interface ChartLook {
  line: string;
  fill: string;
  ink: string;
  grid: string;
  /** The reader's; 1 is usual. */
  text: number;
}

/** Px of the widest date and of the value axis. */
const DATE = 92;
const AXIS = 80;
/** Px around the lines, for the axis labels. */
const ROOM = { left: 4, right: 30, top: 12, bottom: 4 };

interface Wanted {
  points: readonly LinePoint[];
  timeText: (at: number) => string;
  decimals: number;
  look: ChartLook;
  /** Px. */
  width: number;
}

/** Empty for a flat line. */
function extremes(points: readonly LinePoint[]): LinePoint[] {
  const values = points.map(({ value }) => value);
  const places = [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))];
  return places[0] === places[1] ? [] : places.flatMap((place) => points[place] ?? []);
}

/** ECharts would add half a flat line's value above and below. */
function ends(points: readonly LinePoint[]): { min?: number; max?: number } {
  const value = points[0]?.value;
  if (value === undefined || extremes(points).length > 0) return {};
  return { min: value * 0.999, max: value * 1.001 };
}

export function chartOption({ points, timeText, decimals, look, width }: Wanted) {
  const span = (points[points.length - 1]?.at ?? 0) - (points[0]?.at ?? 0);
  const label = { color: look.ink, fontSize: 11 * look.text };
  return {
    animation: false,
    grid: { ...ROOM, containLabel: true },
    xAxis: {
      type: 'time',
      splitNumber: 3,
      // Dates must not touch on the narrowest phone.
      minInterval: (span * DATE * look.text) / Math.max(DATE * look.text, width - AXIS * look.text),
      axisLine: { lineStyle: { color: look.grid } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: { ...label, showMinLabel: false, showMaxLabel: false, formatter: timeText },
    },
    yAxis: {
      type: 'value',
      // From zero a rate is a straight line.
      scale: true,
      ...ends(points),
      splitNumber: 3,
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { lineStyle: { color: look.grid } },
      axisLabel: { ...label, formatter: (value: number) => formatNumber(value, decimals) },
    },
    series: [
      {
        type: 'line',
        data: points.map(({ at, value }) => [at, value]),
        showSymbol: false,
        symbol: 'circle',
        symbolSize: 8,
        // Drawing in parts would need a canvas for each.
        progressive: 0,
        silent: true,
        lineStyle: { color: look.line, width: 2 },
        itemStyle: { color: look.line },
        areaStyle: { color: look.fill },
      },
      {
        type: 'line',
        data: extremes(points).map(({ at, value }) => [at, value]),
        symbol: 'circle',
        symbolSize: 7,
        silent: true,
        lineStyle: { width: 0 },
        itemStyle: { color: look.line },
      },
    ],
  };
}

/** `points` must be in order of time. */
export function nearestPoint(points: readonly LinePoint[], moment: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as LinePoint).at < moment) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  const here = points[low];
  return before && here && moment - before.at < here.at - moment ? low - 1 : low;
}
