import { byId, draw, namesOf, press, until } from '../../../test/component/drawn';
import { SelectField } from '.';

const options = [
  { value: 'a', label: 'Salary' },
  { value: 'b', label: 'Savings' },
];

describe('SelectField', () => {
  it('given a choice, then the field says it with its label, and opens', async () => {
    const changed = jest.fn();
    const left = jest.fn();
    draw(
      <SelectField id="source" label="Source" value="a" onChange={changed} onBlur={left} options={options} />,
    );
    expect(namesOf('button')).toEqual(['Source, Salary']);
    expect(byId('source').getAttribute('aria-expanded')).toBe('false');
    press('source');
    expect(byId('source').getAttribute('aria-expanded')).toBe('true');
    press('source-option-b');
    expect(changed).toHaveBeenCalledWith('b');
    expect(left).toHaveBeenCalledTimes(1);
    await until(() => namesOf('option').length === 0);
  });

  it('given nothing chosen, then it says what to do', () => {
    draw(
      <SelectField
        id="source"
        label="Source"
        value=""
        placeholder="Choose a source"
        onChange={() => undefined}
        options={options}
      />,
    );
    expect(namesOf('button')).toEqual(['Source, Choose a source']);
  });
});
