import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { RadioGroup } from '.';

const options = [
  { value: 'm', label: 'Male' },
  { value: 'f', label: 'Female' },
  { value: 'x', label: 'Other', disabled: true },
];

describe('RadioGroup', () => {
  it('given options, then they are radios in a group by its label, and one is checked', () => {
    draw(<RadioGroup id="sex" label="Gender" value="f" onChange={() => undefined} options={options} />);
    expect(namesOf('radiogroup')).toEqual(['Gender']);
    expect(namesOf('radio')).toEqual(['Male', 'Female', 'Other']);
    expect(byId('sex-f').getAttribute('aria-checked')).toBe('true');
    expect(byId('sex-m').getAttribute('aria-checked')).toBe('false');
  });

  it('given a tap, then that one is chosen; a disabled one is not', () => {
    const changed = jest.fn();
    draw(<RadioGroup id="sex" label="Gender" value="f" onChange={changed} options={options} />);
    press('sex-x');
    press('sex-m');
    expect(changed.mock.calls).toEqual([['m']]);
  });
});
