import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { Tap } from '.';

describe('Tap', () => {
  it('given a role and states, then they are told', () => {
    draw(<Tap id="row" role="option" label="Bank" selected disabled onPress={() => undefined} />);
    expect(namesOf('option')).toEqual(['Bank']);
    expect(byId('row').getAttribute('aria-selected')).toBe('true');
    expect(byId('row').getAttribute('aria-disabled')).toBe('true');
  });

  it('given a promise that fails, then it can be pressed again', async () => {
    const pressed = jest.fn(() => Promise.reject(new Error('no')));
    draw(<Tap id="row" label="Bank" onPress={pressed} />);
    press('row');
    await Promise.resolve();
    await Promise.resolve();
    press('row');
    expect(pressed).toHaveBeenCalledTimes(2);
  });
});
