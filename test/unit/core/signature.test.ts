import fc from 'fast-check';
import {
  fitType,
  type InkBox,
  type InkStroke,
  judgeInk,
  judgeName,
  placeSheet,
  toArea,
  toSheet,
} from '@/core/signature';
import { holdsFor } from './property';

const sheet = { width: 343, height: 200 };
const line = (points: readonly (readonly [number, number])[]): InkStroke =>
  points.map(([x, y]) => ({ x, y }));
const ink = (...strokes: InkStroke[]) => ({ sheet, strokes });

describe('what counts as signed', () => {
  test.each([
    ['nothing', ink(), 'empty'],
    ['a dot', ink(line([[50, 50]])), 'dot'],
    ['a tick', ink(line([[50, 50], [54, 55]])), 'dot'],
    ['scribbling on one spot', ink(line(Array.from({ length: 40 }, (_none, at) => [50 + (at % 2) * 5, 50] as const))), 'dot'],
    ['dots far apart', ink(line([[10, 10]]), line([[300, 150]])), 'dot'],
    ['a line', ink(line([[20, 90], [60, 60], [120, 110]])), 'signed'],
    ['short lines that add up', ink(line([[20, 20], [20, 50]]), line([[40, 20], [40, 55]])), 'signed'],
  ] as const)('%s', (_name, drawn, verdict) => {
    expect(judgeInk(drawn)).toBe(verdict);
  }); // prettier-ignore
});

describe('a typed name', () => {
  test.each([
    ['', ['Robin Tester'], 'empty'],
    ['  .  ', ['Robin Tester'], 'empty'],
    ['Robin Tester', ['Robin Tester'], 'signed'],
    ['tester  ROBIN', ['Robin Tester'], 'signed'],
    ['Robin', ['Robin Tester'], 'other'],
    ['Mary O’Neill-Smith', ["mary o'neill smith"], 'signed'],
    ['陈 明', ['Ming Chen', '陈明'], 'signed'],
    ['R', [], 'short'],
    ['Robin', [], 'signed'],
    ['Robin', ['', ' '], 'signed'],
  ] as const)('%p for %p', (typed, known, verdict) => {
    expect(judgeName(typed, known)).toBe(verdict);
  });

  test('its size fits the area, however long it is', () => {
    expect(fitType(100, sheet) * 1).toBeLessThanOrEqual(sheet.height * 0.42);
    expect((fitType(3000, sheet) * 3000) / 100).toBeLessThanOrEqual(sheet.width);
    expect(fitType(0, sheet)).toBeGreaterThan(0);
  });
});

describe('a sheet in an area of another size', () => {
  const side = fc.integer({ min: 40, max: 2000 });
  const box: fc.Arbitrary<InkBox> = fc.record({ width: side, height: side });

  test('every point of the sheet lies in the area, and comes back to where it was', () => {
    holdsFor(
      fc.property(box, box, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
        const placement = placeSheet(from, to);
        const point = { x: from.width * part, y: from.height * (1 - part) };
        const shown = toArea(point, placement);
        expect(shown.x).toBeGreaterThanOrEqual(-1e-6);
        expect(shown.x).toBeLessThanOrEqual(to.width + 1e-6);
        expect(shown.y).toBeGreaterThanOrEqual(-1e-6);
        expect(shown.y).toBeLessThanOrEqual(to.height + 1e-6);
        const back = toSheet(shown, placement);
        expect(back.x).toBeCloseTo(point.x, 4);
        expect(back.y).toBeCloseTo(point.y, 4);
      }),
    );
  });

  test('the same area changes nothing', () => {
    expect(placeSheet(sheet, sheet)).toEqual({ scale: 1, left: 0, top: 0 });
  });
});
