import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { ChoiceRow } from '.';

describe('ChoiceRow', () => {
  it.each(['radio', 'checkbox'] as const)('given a %s with a note, then both are its name', (role) => {
    const pressed = jest.fn();
    draw(
      <ChoiceRow
        id="bank"
        role={role}
        option={{ value: 'bank', label: 'Bank transfer', note: '1 to 2 days' }}
        checked
        onPress={pressed}
      />,
    );
    expect(namesOf(role)).toEqual(['Bank transfer, 1 to 2 days']);
    expect(byId('bank').getAttribute('aria-checked')).toBe('true');
    press('bank');
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
