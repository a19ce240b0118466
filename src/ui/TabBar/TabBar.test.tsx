import { byId, draw, namesOf, press } from '../../../test/component/drawn';
import { TabBar } from '.';

const tabs = [
  { key: 'home', label: 'Send', icon: 'send' },
  { key: 'orders', label: 'Transfers', icon: 'order', badge: 120 },
] as const;

describe('TabBar', () => {
  it('given tabs, then they are told with what waits in them, and one is selected', () => {
    const changed = jest.fn();
    draw(<TabBar tabs={tabs} active="home" onChange={changed} />);
    expect(namesOf('tab')).toEqual(['Send', 'Transfers, 120']);
    expect(byId('tab-home').getAttribute('aria-selected')).toBe('true');
    expect(byId('tab-orders').textContent).toContain('99+');
    press('tab-orders');
    expect(changed).toHaveBeenCalledWith('orders');
  });
});
