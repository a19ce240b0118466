import { act, createElement, useEffect } from 'react';
import { tabsStore } from '@/state/navigation/tabs';
import { byId, draw, isThere } from '../drawn';

const mockMade: string[] = [];
const mockDrawn: string[] = [];
const mockPanel = (name: string) =>
  function Panel() {
    mockDrawn.push(name);
    useEffect(() => void mockMade.push(name), []);
    return createElement('div', { id: `panel-${name}` });
  };
jest.mock('@/pages/panels', () => ({
  panelScreens: {
    remit: mockPanel('remit'),
    order: mockPanel('order'),
    payee: mockPanel('payee'),
    user: mockPanel('user'),
  },
}));
jest.mock('@/state/navigation/tabSet', () => ({
  knownTabs: () => ['remit', 'order', 'payee', 'user'],
  renewTabs: async () => ['remit', 'order', 'payee', 'user'],
}));

// After the mocks.
const { TabArea } = jest.requireActual<typeof import('@/pages/TabArea')>('@/pages/TabArea');

it('a panel is made when first shown and stays; coming back draws none of them anew', async () => {
  draw(<TabArea />);
  await act(async () => undefined);
  const visit = (tab: 'remit' | 'order' | 'payee' | 'user') =>
    act(async () => tabsStore.setState({ active: tab }));
  expect([isThere('panel-remit'), isThere('panel-order')]).toEqual([true, false]);
  for (const tab of ['order', 'payee', 'user', 'remit'] as const) await visit(tab);
  expect(mockMade).toEqual(['remit', 'order', 'payee', 'user']);
  const before = byId('panel-order');
  const count = mockDrawn.length;
  for (const tab of ['order', 'payee', 'order', 'remit'] as const) await visit(tab);
  expect([mockMade.length, mockDrawn.length]).toEqual([4, count]);
  expect(byId('panel-order')).toBe(before);
});
