import { act } from 'react';
import type { ShareConfig } from '@/platform/types';
import { configureNavigation, type RouteEntry } from '@/state/navigation';
import { tabsStore } from '@/state/navigation/tabs';
import { draw } from '../drawn';

let mockContent: () => ShareConfig;
let mockMenu: boolean | null = null;
jest.mock('@/platform/shareMenu', () => ({
  shareMenu: { exists: true, offer: (offered: boolean) => void (mockMenu = offered) },
  usePageShare: (content: () => ShareConfig) => void (mockContent = content),
}));
jest.mock('@/platform/page', () => ({ usePageShow: (onShow: () => void) => onShow() }));

// The mini-program's: the browser's shares nothing.
const { sharingPage } = jest.requireActual<typeof import('@/pages/sharingPage')>('@/pages/sharingPage.tsx');
const { useSharedScreen } =
  jest.requireActual<typeof import('@/state/share/offerLink')>('@/state/share/offerLink');

const HOME = '/pages/tabbar/index';
let entry: RouteEntry;
const Page = sharingPage(function Inside() {
  useSharedScreen(entry);
  return null;
});

async function shown(name: RouteEntry['name'], params: object = {}): Promise<string | null> {
  entry = { name, params, path: '', step: 0 };
  draw(<Page />);
  await act(async () => new Promise((next) => setTimeout(next)));
  return mockMenu ? (mockContent().page ?? null) : null;
}

beforeAll(() => configureNavigation({ target: 'weapp' }));

it('the home is shared only from its own tab; from the others the menu is away, and what is sent all the same leads home', async () => {
  tabsStore.setState({ active: 'remit' });
  expect(await shown('tabbar', { tab: 'remit' })).toBe(`${HOME}?r=tabbar&tab=remit`);
  await act(async () => tabsStore.setState({ active: 'order' }));
  expect([mockMenu, mockContent().page]).toEqual([false, HOME]);
  await act(async () => tabsStore.setState({ active: 'remit' }));
  expect([mockMenu, mockContent().page]).toEqual([true, `${HOME}?r=tabbar&tab=remit`]);
});

it.each([
  ['remitRate', '/pages/rates/rates/index?r=remitRate&q='],
  ['myCoupon', '/pages/services/coupons/list/index?r=myCoupon&q='],
  ['shareLandingPage', '/pages/services/invitation/step/index?r=shareLandingPage&q='],
  ['about', '/pages/general/service-link/index?r=about&q='],
  ['serviceLink', '/pages/general/service-link/index?r=serviceLink&q='],
] as const)('%s is shared as itself', async (name, start) => {
  expect((await shown(name))?.startsWith(start)).toBe(true);
});

it.each(['invitationResult', 'emailResult', 'bankOrder', 'sharePayee'] as const)(
  '%s is not shared as itself',
  async (name) => {
    expect(await shown(name)).toBeNull();
    expect(mockContent().page).toBe(HOME);
  },
);

it('a screen that is opened for someone is shared without what it was opened with', async () => {
  const bare = await shown('serviceLink');
  expect(await shown('serviceLink', { place: 'order', seqNo: 'AUS1' })).toHaveLength(bare?.length ?? 0);
  const rates = await shown('remitRate');
  expect((await shown('remitRate', { countryCode: 'AUS' }))?.length).toBeGreaterThan(rates?.length ?? 0);
});
