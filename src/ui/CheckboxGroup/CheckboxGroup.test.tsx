import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { CheckboxGroup } from '.';

const options = ['bank', 'card', 'cash'].map((value) => ({ value, label: value }));

describe('CheckboxGroup', () => {
  it('given options, then they are checkboxes in a group by its label', () => {
    draw(
      <CheckboxGroup id="ways" label="Ways" value={['card']} onChange={() => undefined} options={options} />,
    );
    expect(namesOf('group')).toEqual(['Ways']);
    expect(namesOf('checkbox')).toEqual(['bank', 'card', 'cash']);
    expect(byId('ways-card').getAttribute('aria-checked')).toBe('true');
  });

  it('given a tap, then an option is added, or taken out again', () => {
    const changed = jest.fn();
    draw(<CheckboxGroup id="ways" label="Ways" value={['card']} onChange={changed} options={options} />);
    press('ways-cash');
    press('ways-card');
    expect(changed.mock.calls).toEqual([[['card', 'cash']], [[]]]);
  });

  it('given no number or zero, then any number may be chosen [P5-11]', () => {
    for (const max of [undefined, 0]) {
      const changed = jest.fn();
      const value = ['bank', 'card'];
      draw(
        <CheckboxGroup
          id={`any${max}`}
          label="Ways"
          value={value}
          onChange={changed}
          options={options}
          max={max}
        />,
      );
      press(`any${max}-cash`);
      expect(changed).toHaveBeenCalledWith(['bank', 'card', 'cash']);
    }
  });

  it('given as many as may be chosen, then only what is chosen can be pressed [P5-10 P5-12]', () => {
    const changed = jest.fn();
    draw(
      <CheckboxGroup id="ways" label="Ways" value={['card']} onChange={changed} options={options} max={1} />,
    );
    expect(byId('ways-bank').getAttribute('aria-disabled')).toBe('true');
    press('ways-bank');
    expect(changed).not.toHaveBeenCalled();
    press('ways-card');
    expect(changed).toHaveBeenCalledWith([]);
  });
});
