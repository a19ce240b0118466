import { byId, confirm, draw, isThere, namesOf, press, type, words } from '../../../test/component/drawn';
import { OpenPickerSheet } from '.';

const options = Array.from({ length: 12 }, (_, at) => ({
  value: `b${at}`,
  label: `Bank ${at}`,
  search: at === 11 ? 'eleventh' : undefined,
  disabled: at === 1,
}));
const sheet = { open: true, title: 'Bank', options, onClose: () => undefined };

describe('OpenPickerSheet', () => {
  it('given options, then they are a listbox by its title, and one that is disabled cannot be picked', () => {
    const picked = jest.fn();
    draw(<OpenPickerSheet {...sheet} id="bank" value="b0" onPick={picked} />);
    expect(namesOf('listbox')).toEqual(['Bank']);
    expect(byId('bank-b0').getAttribute('aria-selected')).toBe('true');
    press('bank-b1');
    expect(picked).not.toHaveBeenCalled();
    press('bank-b2');
    expect(picked).toHaveBeenCalledWith('b2');
  });

  it('given words to search for, then only what fits is left, found by its other words too', () => {
    draw(<OpenPickerSheet {...sheet} id="bank" onPick={() => undefined} />);
    type('bank-search', 'ELEV');
    expect(namesOf('option')).toEqual(['Bank 11']);
    type('bank-search', 'nothing like it');
    expect(namesOf('option')).toEqual([]);
    expect(words().length).toBeGreaterThan('Bank'.length);
  });

  it('given words without their accents, then they are found', () => {
    const countries = [...options, { value: 'TUR', label: 'Türkiye' }];
    draw(<OpenPickerSheet {...sheet} id="country" options={countries} onPick={() => undefined} />);
    type('country-search', 'turki');
    expect(namesOf('option')).toEqual(['Türkiye']);
  });

  it('given Enter in the search, then the first that can be picked is picked; without words nothing is', () => {
    const picked = jest.fn();
    draw(<OpenPickerSheet {...sheet} id="bank" onPick={picked} />);
    confirm('bank-search');
    expect(picked).not.toHaveBeenCalled();
    type('bank-search', 'bank 1');
    expect(namesOf('option')).toEqual(['Bank 1', 'Bank 10', 'Bank 11']);
    confirm('bank-search');
    expect(picked.mock.calls).toEqual([['b10']]);
  });

  it('given a few options, then there is nothing to search', () => {
    draw(<OpenPickerSheet {...sheet} id="bank" options={options.slice(0, 3)} onPick={() => undefined} />);
    expect(isThere('bank-search')).toBe(false);
  });
});
