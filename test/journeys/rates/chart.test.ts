import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { canvasOf } from '../../host';
import { H5Driver, type HostDriver, journey, type Driver } from '../driver';
import { poll } from '../driver/poll';

type Point = readonly [x: number, y: number];

const COUNT = 400;
const HOUR = 3_600_000;
const MAIN = { r: 11, g: 122, b: 87 };

/** A slow wave, so each px column has one height. */
const points = Array.from({ length: COUNT }, (_none, at) => ({
  at: Date.UTC(2026, 0, 1) + at * 21 * HOUR,
  rate: (4.8 + 0.1 * Math.sin(at / 40) + at / 10_000).toFixed(4),
}));
const rates = points.map(({ rate }) => Number(rate));

const answer = {
  source: 'AUD',
  target: 'CNY',
  days: 30,
  exRateBase: 1,
  points,
  high: Math.max(...rates).toFixed(4),
  low: Math.min(...rates).toFixed(4),
  average: '4.8200',
  change: '0.83',
};

function lineOnHost(d: HostDriver): Point[] | undefined {
  const node = d.host.tree().find(({ id }) => id === 'rate-chart-canvas');
  const strokes = node ? canvasOf(d.host, node.sid).strokes : [];
  return strokes.map(({ line }) => [...line]).find((line) => line.length === COUNT);
}

const lineOnPage = (page: Page): Promise<Point[]> =>
  page.evaluate(({ r, g, b }) => {
    const canvas = document.querySelector<HTMLCanvasElement>('#rate-chart-canvas canvas');
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return [];
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const near = (at: number, wanted: number): boolean => Math.abs((data[at] as number) - wanted) < 24;
    const found: [number, number][] = [];
    for (let x = 0; x < width; x += 1) {
      const rows: number[] = [];
      for (let y = 0; y < height; y += 1) {
        const at = (y * width + x) * 4;
        if ((data[at + 3] as number) > 200 && near(at, r) && near(at + 1, g) && near(at + 2, b)) rows.push(y);
      }
      if (rows.length > 0) found.push([x, rows.reduce((sum, y) => sum + y, 0) / rows.length]);
    }
    return found;
  }, MAIN);

/** In px per point, after the best-fitting scale. */
function distances(line: readonly Point[]): number[] {
  const [first, last] = [line[0] as Point, line[line.length - 1] as Point];
  const valueAt = (x: number): number => {
    const place = ((x - first[0]) / (last[0] - first[0])) * (COUNT - 1);
    const left = Math.min(COUNT - 2, Math.floor(place));
    const [from, to] = [rates[left] as number, rates[left + 1] as number];
    return from + (to - from) * (place - left);
  };
  const values = line.map(([x]) => valueAt(x));
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [meanValue, meanY] = [mean(values), mean(line.map(([, y]) => y))];
  const slope =
    mean(line.map(([, y], at) => (y - meanY) * ((values[at] as number) - meanValue))) /
    mean(values.map((value) => (value - meanValue) ** 2));
  assert.ok(slope < 0, 'a higher rate is drawn higher');
  return line.map(([, y], at) => Math.abs(y - meanY - slope * ((values[at] as number) - meanValue)));
}

const lineOf = async (d: Driver): Promise<readonly Point[]> =>
  (d instanceof H5Driver ? await lineOnPage(d.page) : lineOnHost(d as HostDriver)) ?? [];

const drawnLine = (d: Driver): Promise<readonly Point[]> =>
  poll(
    'the line is drawn',
    async () => {
      const line = await lineOf(d);
      return line.length > 100 ? line : undefined;
    },
    { describe: async () => `${(await lineOf(d)).length} points` },
  );

journey(
  '400 rates are drawn where they belong, and a finger reads them',
  async (d) => {
    await d.fault({
      url: '/web/ratefee/trend/chart',
      times: 20,
      respond: {
        status: 200,
        body: JSON.stringify({ code: '0', msg: '', model: answer, responseHeader: {} }),
      },
    });
    await d.open('remitRate', { params: { countryCode: 'AUS', targetCountryCode: 'CHN' } });
    await d.see('Touch the line');
    const off = distances(await drawnLine(d)).sort((a, b) => a - b);
    // Markers for best and lowest deviate.
    assert.ok((off[Math.floor(off.length * 0.9)] as number) < 1.5, `${off.slice(-20).join(' ')}`);
    await d.draw('rate-chart-canvas', [
      [
        [0.2, 0.5],
        [0.5, 0.5],
      ],
    ]);
    await d.dontSee('Touch the line');
  },
  { everyTarget: true },
);
