import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { Tabs } from '.';

const tabs = [
  { key: 'all', label: 'All' },
  { key: 'waiting', label: 'Waiting' },
] as const;

describe('Tabs', () => {
  it('given tabs, then they are a list by its label, one is selected, and another can be chosen', () => {
    const changed = jest.fn();
    draw(<Tabs id="which" label="Transfers" tabs={tabs} active="all" onChange={changed} />);
    expect(namesOf('tablist')).toEqual(['Transfers']);
    expect(namesOf('tab')).toEqual(['All', 'Waiting']);
    expect(byId('which-all').getAttribute('aria-selected')).toBe('true');
    press('which-waiting');
    expect(changed).toHaveBeenCalledWith('waiting');
  });
});
