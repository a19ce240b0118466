import { byRole, draw } from '../../../test/component/drawn';
import { stepsOf } from './stepsOf';
import { TrendSteps } from '.';

const steps = () => document.querySelectorAll('.ui-trend__step').length;

describe('TrendSteps', () => {
  it('given rates, then each is a step and the drawing says what it shows', () => {
    draw(<TrendSteps rates={['4.7', '4.9', '4.8']} label="1 AUD = 4.8 CNY" />);
    expect(steps()).toBe(3);
    expect(byRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual(['1 AUD = 4.8 CNY']);
  });

  it('given words next to it, then the drawing is not read out', () => {
    draw(<TrendSteps rates={['4.7', '4.9']} />);
    expect(byRole('img')).toHaveLength(0);
  });
});

describe('the steps', () => {
  it('given more rates than there is room for, then the first and the last stay, lowest and highest fill the drawing', () => {
    const heights = stepsOf(Array.from({ length: 200 }, (_, at) => String(at)));
    expect(heights).toHaveLength(30);
    expect([heights[0], heights[29]]).toEqual([14, 100]);
  });

  it('given a rate that stood still, or none, then nothing is divided by nothing', () => {
    expect(stepsOf(['4.8', '4.8'])).toEqual([50, 50]);
    expect(stepsOf([])).toEqual([]);
  });
});
