import { draw, namesOf, press } from '../../../test/component/drawn';
import { CountryField } from '.';

const countries = [
  { code: 'CHN', name: 'China', note: 'CNY' },
  { code: 'PHL', name: 'Philippines', note: 'PHP' },
];

describe('CountryField', () => {
  it('given a country, then the field says which, and another can be chosen from the list', () => {
    const changed = jest.fn();
    draw(<CountryField id="to" label="Country" value="CHN" onChange={changed} countries={countries} />);
    expect(namesOf('button')).toEqual(['Country, China']);
    press('to');
    expect(namesOf('option')).toEqual(['China, CNY', 'Philippines, PHP']);
    press('to-option-PHL');
    expect(changed).toHaveBeenCalledWith('PHL');
  });
});
