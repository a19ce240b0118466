import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { CountryPicker, listedCountries } from '.';

const countries = [
  { code: 'CHN', name: 'China', note: 'CNY' },
  { code: 'PHL', name: 'Philippines', note: 'PHP' },
];

describe('CountryPicker', () => {
  it('given it is open, then countries are options by name and currency, and the chosen one is selected', () => {
    const picked = jest.fn();
    draw(<CountryPicker open countries={countries} value="PHL" onPick={picked} onClose={() => undefined} />);
    expect(namesOf('option')).toEqual(['China, CNY', 'Philippines, PHP']);
    expect(byId('country-PHL').getAttribute('aria-selected')).toBe('true');
    press('country-CHN');
    expect(picked).toHaveBeenCalledWith('CHN');
  });

  it("given the server's list in the reader's language, then a country is found by its English name too", () => {
    const [row] = listedCountries([
      { countryCode: 'CHN', countryName: '中国', countryEnName: 'China', currency: 'CNY' },
    ]);
    expect(row).toEqual({ code: 'CHN', name: '中国', note: 'CNY', search: 'China' });
  });
});
