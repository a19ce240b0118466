import { byRole, draw } from '../../../test/component/drawn';
import { linePoints } from '../../../test/component/linePoints';
import { heightsOf } from './heightsOf';
import { TrendLine } from '.';

describe('TrendLine', () => {
  it('given rates, then one line goes through all of them and the drawing says what it shows', () => {
    draw(<TrendLine rates={['4.7', '4.9', '4.8']} label="1 AUD = 4.8 CNY" />);
    expect(linePoints()).toEqual(['0,87', '50,4', '100,45']);
    expect(byRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual(['1 AUD = 4.8 CNY']);
  });

  it('given words next to it, then the drawing is not read out', () => {
    draw(<TrendLine rates={['4.7', '4.9']} />);
    expect(byRole('img')).toHaveLength(0);
  });

  it('given one rate or none, then the line is level, or there is none', () => {
    const { redraw } = draw(<TrendLine rates={['4.8']} />);
    expect(linePoints()).toEqual(['0,52', '100,52']);
    redraw(<TrendLine rates={[]} />);
    expect(linePoints()).toEqual([]);
  });
});

describe('the heights', () => {
  it('given more rates than there is room for, then the first and the last stay, lowest and highest fill the drawing', () => {
    const heights = heightsOf(Array.from({ length: 200 }, (_, at) => String(at)));
    expect(heights).toHaveLength(50);
    expect([heights[0], heights[49]]).toEqual([14, 100]);
  });

  it('given the rates of a day, then a single highest one is drawn', () => {
    const rates = Array.from({ length: 50 }, (_, at) => (at === 24 ? '4.9' : '4.8'));
    expect(heightsOf(rates)[24]).toBe(100);
    expect(heightsOf(rates)).toHaveLength(50);
  });

  it('given a rate that stood still, or none, then nothing is divided by nothing', () => {
    expect(heightsOf(['4.8', '4.8'])).toEqual([50, 50]);
    expect(heightsOf([])).toEqual([]);
  });
});
