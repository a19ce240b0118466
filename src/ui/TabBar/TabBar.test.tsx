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

  it('given two pictures, then the active tab shows its own, the other its plain one, both with their words [P3-72]', () => {
    const pictured = ['home', 'orders'].map((key) => ({
      key,
      label: `To ${key}`,
      icon: 'send' as const,
      iconUrl: `/${key}.png`,
      selectedIconUrl: `/${key}-on.png`,
    }));
    draw(<TabBar tabs={pictured} active="home" onChange={jest.fn()} />);
    const pictures = ['home', 'orders'].map((key) =>
      byId(`tab-${key}`).querySelector('taro-image-core, img'),
    );
    expect(pictures.map((picture) => picture?.getAttribute('src'))).toEqual(['/home-on.png', '/orders.png']);
    expect(namesOf('tab')).toEqual(['To home', 'To orders']);
  });
});
