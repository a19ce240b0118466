import { byId, draw, inputOf, namesOf, press, type } from '../../../test/component/drawn';
import { PhoneField } from '.';

const codes = [
  { value: '61', label: 'Australia' },
  { value: '64', label: 'New Zealand' },
];

describe('PhoneField', () => {
  it('given a number, then only its digits are taken and the area code stays', () => {
    const changed = jest.fn();
    draw(
      <PhoneField
        id="phone"
        label="Phone"
        value={{ areaCode: '61', number: '' }}
        onChange={changed}
        areaCodes={codes}
      />,
    );
    expect(inputOf('phone')).toMatchObject({ 'aria-label': 'Phone', inputmode: 'tel' });
    type('phone', '412 345-678');
    expect(changed).toHaveBeenCalledWith({ areaCode: '61', number: '412345678' });
  });

  it('given another area code, then the number stays', () => {
    const changed = jest.fn();
    draw(
      <PhoneField
        id="phone"
        label="Phone"
        value={{ areaCode: '61', number: '4' }}
        onChange={changed}
        areaCodes={codes}
      />,
    );
    expect(namesOf('button')[0]).toContain('61');
    press('phone-area');
    press('phone-area-option-64');
    expect(changed).toHaveBeenCalledWith({ areaCode: '64', number: '4' });
  });

  it('given one area code, then there is nothing to choose', () => {
    draw(
      <PhoneField
        id="phone"
        label="Phone"
        value={{ areaCode: '61', number: '' }}
        onChange={() => undefined}
        areaCodes={codes.slice(0, 1)}
      />,
    );
    expect(byId('phone-area').getAttribute('aria-disabled')).toBe('true');
  });
});
