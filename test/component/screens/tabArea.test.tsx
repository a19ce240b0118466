import { fake } from '../fakeApp';
import { act, createElement, useEffect, useState } from 'react';
import { t } from '@/i18n';
import { matchPath } from '@/routes';
import { guardVerdict } from '@/state/navigation/rules';
import { tabsStore } from '@/state/navigation/tabs';
import { sessionStore } from '@/state/session/session';
import { byId, byRole, draw, erase, isThere, nameOf, press } from '../drawn';

const mockMade: string[] = [];
const mockDrawn: string[] = [];
const mockPanel = (name: string) =>
  function Panel() {
    mockDrawn.push(name);
    const [taps, setTaps] = useState(0);
    useEffect(() => void mockMade.push(name), []);
    return createElement('div', { id: `panel-${name}`, onClick: () => setTaps(taps + 1) }, `${name} ${taps}`);
  };
jest.mock('@/pages/panels', () => ({
  panelScreens: {
    remit: mockPanel('remit'),
    order: mockPanel('order'),
    payee: mockPanel('payee'),
    user: mockPanel('user'),
  },
}));
let mockTabs = ['remit', 'order', 'payee', 'user'];
jest.mock('@/state/navigation/tabSet', () => ({
  knownTabs: () => mockTabs,
  renewTabs: async () => mockTabs,
  shownTabs: (tabs: readonly string[]) => tabs,
}));
const mockWay: string[] = [];
fake.navigation({
  navigate: async (route: string) => void mockWay.push(route),
  goLogin: async () => void mockWay.push('login'),
});
jest.mock('@/variants', () => {
  const brand = { id: 'main' };
  return {
    ...jest.requireActual<typeof import('@/variants')>('@/variants'),
    brand,
    get variantId() {
      return brand.id;
    },
  };
});
const { brand: shownBrand } = jest.requireMock<{ brand: { id: string } }>('@/variants');
const { TabArea } = jest.requireActual<typeof import('@/pages/TabArea')>('@/pages/TabArea');
jest.mock('@/state/market/remitTypes', () => ({ useRemitTypes: () => ['personal'] }));

it('a panel is made when first shown and stays with its state; coming back draws none of them anew [P2.1-04]', async () => {
  draw(<TabArea />);
  await act(async () => undefined);
  const visit = (tab: 'remit' | 'order' | 'payee' | 'user') =>
    act(async () => tabsStore.setState({ active: tab }));
  expect([isThere('panel-remit'), isThere('panel-order')]).toEqual([true, false]);
  for (const tab of ['order', 'payee', 'user', 'remit'] as const) await visit(tab);
  expect(mockMade).toEqual(['remit', 'order', 'payee', 'user']);
  for (const tab of ['remit', 'order', 'payee', 'user']) press(`panel-${tab}`);
  const before = byId('panel-order');
  const count = mockDrawn.length;
  for (const tab of ['order', 'payee', 'order', 'remit'] as const) await visit(tab);
  expect([mockMade.length, mockDrawn.length]).toEqual([4, count]);
  expect(byId('panel-order')).toBe(before);
  for (const tab of ['remit', 'order', 'payee', 'user'])
    expect(byId(`panel-${tab}`).textContent).toBe(`${tab} 1`);
});

it('asked for a tab that the brand does not have, it shows the transfer', async () => {
  mockTabs = ['remit', 'order', 'payee'];
  act(() => tabsStore.setState({ active: 'user' }));
  draw(<TabArea />);
  await act(async () => undefined);
  expect(isThere('panel-remit')).toBe(true);
  expect(isThere('panel-user')).toBe(false);
});

it('a fifth tab, the invitation, stands in some brands alone, and opens as a page of its own [P2.1-09]', async () => {
  mockTabs = ['remit', 'order', 'payee', 'user'];
  const tabs = async (brand: string) => {
    shownBrand.id = brand;
    erase();
    draw(<TabArea />);
    await act(async () => undefined);
    return byRole('tab').map(nameOf);
  };
  expect(await tabs('main')).toHaveLength(4);
  for (const brand of ['tapGo', 'microRemit']) {
    expect((await tabs(brand))[4]).toBe(t('remit.tab.invitation'));
    press('tab-invitation');
    await act(async () => undefined);
    expect(mockWay.splice(0)).toEqual(['tabInvitation']);
  }
  for (const [brand, verdict] of [
    ['main', 'hidden'],
    ['microRemit', 'pass'],
  ] as const)
    expect(guardVerdict('tabInvitation', { variantId: brand, signedIn: true, loginOnly: false })).toBe(
      verdict,
    );
  expect(matchPath('/tabbar/invitation')?.name).toBe('tabInvitation');
});

it('a visitor can log in from the home, a sender who is in cannot', async () => {
  act(() => tabsStore.setState({ active: 'remit' }));
  draw(<TabArea />);
  await act(async () => undefined);
  mockWay.length = 0;
  press('home-login');
  expect(mockWay).toEqual(['login']);
  act(() => tabsStore.setState({ active: 'order' }));
  expect(isThere('home-login')).toBe(false);
  act(() => {
    tabsStore.setState({ active: 'remit' });
    sessionStore.setState({ token: 't' });
  });
  expect(isThere('home-login')).toBe(false);
});
