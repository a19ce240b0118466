import type { Figure } from '../../bench/figures';
import { compare, kept, type Run } from '../../bench/history';

const runs = (name: string, values: readonly number[], higherIsBetter = false): Run[] =>
  values.map((value, at) => ({ at: `${at}`, commit: 'abc', figures: { [name]: { value, higherIsBetter } } }));

describe('the figures of a bench next to earlier ones', () => {
  test('a ratio goes before the figure, which is a number however it is written', () => {
    const figures: Figure[] = [
      { name: '/remit: first paint', figure: '612.0 ms', ratio: 0.5, goal: '<= 0.5 x' },
      { name: 'a call', figure: '12,345/s', goal: '>= 0.5 x' },
      { name: 'of two', figure: '6, 20.1 KB' },
      { name: 'in words', figure: 'none' },
    ];
    expect(kept(figures)).toEqual({
      '/remit: first paint': { value: 0.5, higherIsBetter: false },
      'a call': { value: 12345, higherIsBetter: true },
      'of two': { value: 6, higherIsBetter: false },
    });
  });

  test('what swings no farther than before is not worse; what does is named', () => {
    expect(compare(runs('paint', [1, 1.1, 0.9, 1.1])).worse).toEqual([]);
    expect(compare(runs('paint', [1, 1.1, 0.9, 0.2])).worse).toEqual([]);
    expect(compare(runs('paint', [1, 1.1, 0.9, 1.2])).worse).toMatchObject([
      { name: 'paint', before: 1, now: 1.2 },
    ]);
    expect(compare(runs('calls', [100, 101, 99, 90], true)).worse).toMatchObject([{ name: 'calls' }]);
  });

  test('fewer than three earlier runs say nothing', () => {
    expect(compare(runs('paint', [1, 1, 5]))).toEqual({ worse: [], compared: 0, unknown: 1 });
  });
});
