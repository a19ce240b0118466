import { draw, inputOf, isThere, press } from '../../../test/component/drawn';
import { SearchField } from '.';

describe('SearchField', () => {
  it('given words, then they can be cleared', () => {
    const changed = jest.fn();
    draw(<SearchField id="find" label="Search" value="ban" onChange={changed} />);
    expect(inputOf('find')).toMatchObject({ 'aria-label': 'Search', inputmode: 'search' });
    press('find-clear');
    expect(changed).toHaveBeenCalledWith('');
  });

  it('given none, then there is nothing to clear', () => {
    draw(<SearchField id="find" label="Search" value="" onChange={() => undefined} />);
    expect(isThere('find-clear')).toBe(false);
  });
});
