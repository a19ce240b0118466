import { bestAndWorst, bringsAt, costOf, suggestedRate, tableRows } from '@/modules/rates/rateStory';

const day = 86_400_000;
const pointsOf = (rates: readonly string[]) => rates.map((rate, at) => ({ at: at * day, rate }));

describe('best and worst of a period', () => {
  it('given rates that moved, then they are the first highest and the first lowest, compared as numbers', () => {
    const story = bestAndWorst(pointsOf(['9.5', '10.2', '10.20', '9.05', '9.050']));
    expect(story).toMatchObject({ best: { at: day }, worst: { at: 3 * day }, moved: true });
  });

  it('given a rate that stood still, or no history, then nothing is called best', () => {
    expect(bestAndWorst(pointsOf(['4.8', '4.8']))?.moved).toBe(false);
    expect(bestAndWorst(pointsOf(['4.8']))).toBeNull();
    expect(bestAndWorst([])).toBeNull();
  });
});

describe('the table of a period', () => {
  it('given a year, then it has the newest first, and the ends, the best and the lowest among evenly spread rows', () => {
    const points = pointsOf(Array.from({ length: 366 }, (_, at) => (5 + Math.sin(at / 17)).toFixed(4)));
    const rows = tableRows(points);
    const story = bestAndWorst(points);
    expect(rows.length).toBeLessThanOrEqual(28);
    expect([rows[0], rows[rows.length - 1]]).toEqual([points[365], points[0]]);
    expect(rows).toEqual(expect.arrayContaining([story?.best, story?.worst]));
    expect(rows.map(({ at }) => at)).toEqual([...rows.map(({ at }) => at)].sort((a, b) => b - a));
  });

  it('given a day, then every point is a row; given one point, that one', () => {
    expect(tableRows(pointsOf(['4.7', '4.8', '4.9']))).toHaveLength(3);
    expect(tableRows(pointsOf(['4.7']))).toHaveLength(1);
  });
});

describe('what a transfer costs', () => {
  it('given the mid-market rate of the same moment, then margin and fee are one number', () => {
    expect(
      costOf({ ours: '4.95', market: '5', sourceAmount: '1000', feeAmount: '5.5', decimals: 2 }),
    ).toEqual({ percent: '1.00', inRate: '10.00', fee: '5.50', total: '15.50' });
  });

  it('given a rate as good as the market or better, then nothing is kept of it', () => {
    for (const ours of ['5', '5.01'])
      expect(costOf({ ours, market: '5', sourceAmount: '1000', feeAmount: '0', decimals: 0 })).toMatchObject({
        percent: '0.00',
        total: '0',
      });
  });

  it('given a rate for many units, then an amount brings what it is worth', () => {
    expect(bringsAt('100000', '4.85', 100, 2)).toBe('4850.00');
  });
});

describe('the rate that an alert begins with', () => {
  it('given a side, then it lies half a per cent on that side, with the decimals that are shown', () => {
    expect(suggestedRate('4.8', 'above', 4)).toBe('4.824');
    expect(suggestedRate('4.8', 'below', 4)).toBe('4.776');
  });

  it('given a rate whose half per cent is too small to show, then it still lies on that side', () => {
    expect(suggestedRate('0.01', 'above', 2)).toBe('0.02');
    expect(suggestedRate('0.02', 'below', 2)).toBe('0.01');
  });
});
