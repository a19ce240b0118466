import '../fakeApp';
import { act, useState } from 'react';
import '@/modules/account/screens/UserTab';
import { panelScreens } from '@/pages/panels';
import { PageShownContext } from '@/state/queries/pageShown';
import { drawApp } from '../drawApp';
import { press } from '../drawn';
import { variant } from '@/variants';

const mockMet: string[] = [];
jest.mock('@/state/session/chatUser', () => ({ meetChatUser: async (tab: string) => mockMet.push(tab) }));
afterEach(() => jest.restoreAllMocks());

it('a native app around the page is told each time that the remit tab is entered, and of no other [P2.8-23 P0-02]', async () => {
  const told: unknown[] = [];
  Object.assign(window, {
    HomewardApp: { goToTab: (tab: number) => told.push(['android', tab]) },
    webkit: { messageHandlers: { goToTab: { postMessage: (tab: number) => told.push(['ios', tab]) } } },
  });
  const { remit: Remit, user: User } = panelScreens;
  function Tabs() {
    const [active, setActive] = useState('user');
    return (
      <>
        <button id="remit" onClick={() => setActive('remit')} />
        <button id="user" onClick={() => setActive('user')} />
        <PageShownContext.Provider value={active === 'remit'}>
          <Remit />
        </PageShownContext.Provider>
        <PageShownContext.Provider value={active === 'user'}>
          <User />
        </PageShownContext.Provider>
      </>
    );
  }
  drawApp(<Tabs />);
  await act(async () => undefined);
  expect(told).toEqual([]);
  const both = [
    ['android', 24],
    ['ios', 24],
  ];
  press('remit');
  expect(told).toEqual(both);
  press('user');
  press('remit');
  expect(told).toEqual([...both, ...both]);
});

it.each([
  { holds: 'P2.8-24', tab: 'remit' },
  { holds: 'P2.8-25', tab: 'user' },
] as const)(
  'the chat app’s browser meets its user at the $tab tab, another browser nobody [$holds]',
  async ({ tab }) => {
    const loginAt = (host: string) => Object.assign(variant, { chatLogin: { host, appId: 'wx1' } });
    loginAt(window.location.host);
    const agent = jest.spyOn(navigator, 'userAgent', 'get');
    const Panel = panelScreens[tab];
    const enter = () => {
      drawApp(
        <PageShownContext.Provider value>
          <Panel />
        </PageShownContext.Provider>,
      );
      return act(async () => undefined);
    };
    mockMet.length = 0;
    await enter();
    expect(mockMet).toEqual([]);
    agent.mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0');
    loginAt('elsewhere.test');
    await enter();
    expect(mockMet).toEqual([]);
    loginAt(window.location.host);
    await enter();
    expect(mockMet).toEqual([tab]);
  },
);
