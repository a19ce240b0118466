import { fake } from '../fakeApp';
import { act, createElement, useEffect, useState } from 'react';
import { t } from '@/i18n';
import { tabTypes } from '@/domain/constants';
import { panelScreens } from '@/pages/panels';
import { BesideTabs } from '@/pages/BesideTabs';
import { matchPath, type RouteName, type TabName } from '@/routes';
import type { RouteEntry } from '@/state/navigation/entry';
import { RouteContext } from '@/state/navigation/useRoute';
import { guardVerdict } from '@/state/navigation/rules';
import { tabsStore } from '@/state/navigation/tabs';
import { sessionStore } from '@/state/session/session';
import { Screen } from '@/ui/Screen';
import type { VariantId } from '@/variants';
import { brandIs } from '../../fakes/brand';
import { drawApp } from '../drawApp';
import { byId, byRole, erase, isThere, nameOf, press, until } from '../drawn';

const made: string[] = [];
const drawn: string[] = [];
const panel = (name: string) =>
  function Panel() {
    drawn.push(name);
    const [taps, setTaps] = useState(0);
    useEffect(() => void made.push(name), []);
    return createElement('div', { id: `panel-${name}`, onClick: () => setTaps(taps + 1) }, `${name} ${taps}`);
  };
Object.assign(panelScreens, {
  remit: panel('remit'),
  order: panel('order'),
  payee: panel('payee'),
  user: panel('user'),
});
// Takes the panels as it is loaded.
const { TabArea } = jest.requireActual<typeof import('@/pages/TabArea')>('@/pages/TabArea');

let tabs: TabName[] = ['remit', 'order', 'payee', 'user'];
const way: string[] = [];
fake.client({
  call: async ({ name }: { name: string }) =>
    name === 'common.tabIcons'
      ? { list: tabs.map((tab) => ({ type: tabTypes[tab] })) }
      : { remitType: ['personal'] },
});
fake.navigation({
  navigate: async (route: string) => void way.push(route),
  goLogin: async () => void way.push('login'),
});

const show = async () => {
  drawApp(<TabArea />);
  await settled();
};
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await act(async () => undefined);
};

it('a panel is made when first shown and stays with its state; coming back draws none of them again [P2.1-04]', async () => {
  await show();
  const visit = (tab: 'remit' | 'order' | 'payee' | 'user') =>
    act(async () => tabsStore.setState({ active: tab }));
  expect([isThere('panel-remit'), isThere('panel-order')]).toEqual([true, false]);
  for (const tab of ['order', 'payee', 'user', 'remit'] as const) await visit(tab);
  expect(made).toEqual(['remit', 'order', 'payee', 'user']);
  for (const tab of ['remit', 'order', 'payee', 'user']) press(`panel-${tab}`);
  const before = byId('panel-order');
  const count = drawn.length;
  for (const tab of ['order', 'payee', 'order', 'remit'] as const) await visit(tab);
  expect([made.length, drawn.length]).toEqual([4, count]);
  expect(byId('panel-order')).toBe(before);
  for (const tab of ['remit', 'order', 'payee', 'user'])
    expect(byId(`panel-${tab}`).textContent).toBe(`${tab} 1`);
});

it('its tabs are those that the server lists; asked for another, it shows the transfer [P2.1-14]', async () => {
  tabs = ['remit', 'order', 'payee'];
  act(() => tabsStore.setState({ active: 'user' }));
  await show();
  expect(isThere('panel-remit')).toBe(true);
  expect(isThere('panel-user')).toBe(false);
});

it('a fifth tab, the invitation, is there only in some brands, and opens as a page of its own [P2.1-09]', async () => {
  tabs = ['remit', 'order', 'payee', 'user'];
  const shown = async (brand: VariantId) => {
    brandIs(brand);
    erase();
    await show();
    return byRole('tab').map(nameOf);
  };
  expect(await shown('main')).toHaveLength(4);
  for (const brand of ['tapGo', 'microRemit'] as const) {
    expect((await shown(brand))[4]).toBe(t('remit.tab.invitation'));
    press('tab-invitation');
    await act(async () => undefined);
    expect(way.splice(0)).toEqual(['tabInvitation']);
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

it('a brand of school fees has no tab of payees, below a page or beside it [P2.1-21]', async () => {
  brandIs('schoolAgent');
  const expected = ['remit', 'order', 'user'].map((tab) => t(`remit.tab.${tab as TabName}`));
  erase();
  await show();
  expect(byRole('tab').map(nameOf)).toEqual(expected);
  erase();
  Object.assign(window, { innerWidth: 1200 });
  act(() => sessionStore.setState({ token: 't' }));
  drawApp(createElement(BesideTabs, null, createElement(Screen, { title: 'A page', children: null })));
  await settled();
  const beside = byRole('tab').map(nameOf);
  brandIs('main');
  act(() => sessionStore.setState({ token: '' }));
  expect(beside).toEqual(expected);
});

it('a white label without studies has a tab of payees [P2.1-19]', async () => {
  brandIs('whiteLabel');
  erase();
  await show();
  const names = byRole('tab').map(nameOf);
  brandIs('main');
  expect(names).toContain(t('remit.tab.payee'));
});

describe('in a wide window, next to a page', () => {
  const asked: string[] = [];
  beforeEach(() => {
    Object.assign(window, { innerWidth: 1200 });
    act(() => sessionStore.setState({ token: 't' }));
    asked.length = 0;
    fake.client({
      call: async ({ name }: { name: string }) => {
        asked.push(name);
        return name === 'message.new' ? { unread: 4 } : { remitType: ['personal'] };
      },
    });
  });
  afterEach(() => act(() => sessionStore.setState({ token: '' })));

  const open = async (name: RouteName, opened: { active: TabName; depth: number }) => {
    act(() => tabsStore.setState(opened));
    drawApp(
      <RouteContext.Provider value={{ name } as RouteEntry}>
        <BesideTabs>
          <Screen title="A page">{null}</Screen>
        </BesideTabs>
      </RouteContext.Provider>,
    );
    await settled();
    return byRole('tab')
      .filter((tab) => tab.getAttribute('aria-selected') === 'true')
      .map(nameOf);
  };

  it.each([
    ['bankOrder', 'order'],
    ['payeeDetail', 'payee'],
    ['messageCenter', 'user'],
    ['myCoupon', 'user'],
    ['exportOwnData', 'user'],
    ['credentials', 'order'],
    ['confirmRemit', 'remit'],
  ] as const)('%s that was opened by its address is under %s, with what is unread', async (page, tab) => {
    const [active] = await open(page, { active: 'remit', depth: 0 });
    expect(active).toContain(t(`remit.tab.${tab}`));
    await until(() => byRole('tab').some((one) => nameOf(one) === `${t('remit.tab.user')}, 4`));
  });

  it('a page that was opened from a tab is under it, which has asked for what is unread', async () => {
    expect(await open('payeeDetail', { active: 'order', depth: 1 })).toEqual([t('remit.tab.order')]);
    expect(asked).not.toContain('message.new');
  });
});

it('a visitor can log in from the home, a sender who is in cannot [P6-03]', async () => {
  act(() => tabsStore.setState({ active: 'remit' }));
  await show();
  way.length = 0;
  press('home-login');
  expect(way).toEqual(['login']);
  act(() => tabsStore.setState({ active: 'order' }));
  expect(isThere('home-login')).toBe(false);
  act(() => {
    tabsStore.setState({ active: 'remit' });
    sessionStore.setState({ token: 't' });
  });
  expect(isThere('home-login')).toBe(false);
});
