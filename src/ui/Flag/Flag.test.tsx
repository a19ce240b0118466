import { draw } from '../../../test/component/drawn';
import { Flag } from '.';

const flag = (): HTMLElement => document.querySelector('.ui-flag') as HTMLElement;

describe('Flag', () => {
  it.each([
    ['AUS', 'au'],
    ['CHN', 'cn'],
    ['EU', 'eu'],
  ])('given %s, then the picture %s is there and is not read out', (code, file) => {
    draw(<Flag code={code} />);
    expect(flag().style.backgroundImage).toContain(`/static/flags/${file}.svg`);
    expect(flag().getAttribute('aria-hidden')).toBe('true');
  });

  it('given a country of which we have no facts, then it gets a neutral disc', () => {
    draw(<Flag code="ATL" />);
    expect(flag().style.backgroundImage).toBe('');
  });
});
