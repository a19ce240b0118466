import { draw, namesOf, press, words } from '../../../test/component/drawn';
import { ListRow } from '.';

describe('ListRow', () => {
  it('given something to do, then it is a button by its words', () => {
    const pressed = jest.fn();
    draw(<ListRow id="language" title="Language" value="English" note="Of the app" onPress={pressed} />);
    expect(namesOf('button')).toEqual(['Language, English, Of the app']);
    press('language');
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('given nothing to do, then it is no button', () => {
    draw(<ListRow title="Version" value="5.4.9" />);
    expect(namesOf('button')).toEqual([]);
    expect(words()).toBe('Version5.4.9');
  });
});
