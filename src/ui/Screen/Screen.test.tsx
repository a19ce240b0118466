import { byId, byRole, draw, namesOf, press } from '../../../test/component/drawn';
import { Screen } from '.';

describe('Screen', () => {
  it('given a title, then it is the heading of the main content, and back is a button', () => {
    const back = jest.fn();
    draw(
      <Screen id="screen" title="Your transfers" onBack={back} footer="footer">
        content
      </Screen>,
    );
    expect(namesOf('heading')).toEqual(['Your transfers']);
    expect(byRole('heading')[0]?.getAttribute('aria-level')).toBe('1');
    expect(byRole('main')[0]?.getAttribute('aria-label')).toBe('Your transfers');
    expect(byId('screen').textContent).toContain('footer');
    press(byRole('button')[0]!.id);
    expect(back).toHaveBeenCalledTimes(1);
  });
});
