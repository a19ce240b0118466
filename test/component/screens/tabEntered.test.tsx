import '../fakeApp';
import { act, useState } from 'react';
// Loaded by its tab otherwise, within the test.
import '@/modules/account/screens/UserTab';
import { panelScreens } from '@/pages/panels';
import { PageShownContext } from '@/state/queries/pageShown';
import { drawApp } from '../drawApp';
import { press } from '../drawn';

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
