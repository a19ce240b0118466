import { View } from '@tarojs/components';
import { createElement, memo, useEffect, useState, type ComponentType } from 'react';
import type { TabName } from '@/routes';
import { useT } from '@/i18n';
import { goLogin, useActiveTab } from '@/state/navigation';
import { PageShownContext, usePageShownState } from '@/state/queries/pageShown';
import { useRemitTypes } from '@/state/market/remitTypes';
import { knownTabs, renewTabs, shownTabs } from '@/state/navigation/tabSet';
import { useSession } from '@/state/session/session';
import { useBrandName } from '@/state/market/merchant';
import { Screen, ScreenContent } from '@/ui/Screen';
import { TextButton } from '@/ui/TextButton';
import { AppTabs } from './AppTabs';
import { panelScreens } from './panels';
import './tabArea.scss';

interface Panel {
  screen: ComponentType;
  ownScroll?: true;
  dark?: true;
  wide?: true;
}

const panels: Readonly<Record<TabName, Panel>> = {
  remit: { screen: memo(panelScreens.remit), dark: true, wide: true },
  order: { screen: memo(panelScreens.order), ownScroll: true, wide: true },
  payee: { screen: memo(panelScreens.payee), ownScroll: true, wide: true },
  user: { screen: memo(panelScreens.user), dark: true, wide: true },
};

/** Panels stay mounted and scroll themselves: if the screen did for some, React would recreate all. */
export function TabArea() {
  const t = useT();
  const brand = useBrandName();
  const asked = useActiveTab();
  const pageShown = usePageShownState();
  const { signedIn } = useSession();
  const [known, setTabs] = useState(knownTabs);
  const tabs = shownTabs(known, useRemitTypes());
  // Links or earlier starts may name a missing tab.
  const active = tabs.includes(asked) ? asked : 'remit';
  const [visited, setVisited] = useState<readonly TabName[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);
  useEffect(() => void renewTabs().then(setTabs), []);
  const panel = panels[active];
  return (
    <Screen
      tone={panel.dark ? 'dark' : 'light'}
      marked={panel.dark}
      title={panel.dark ? brand : t(`remit.tab.${active}`)}
      right={
        active === 'remit' && !signedIn ? (
          <TextButton id="home-login" tone="light" label={t('remit.home.logIn')} onPress={goLogin} />
        ) : null
      }
      scroll={false}
      nav
      wide={panel.wide}
      footer={<AppTabs tabs={tabs} active={active} />}
    >
      {tabs
        .filter((tab) => visited.includes(tab))
        .map((tab) => {
          const { screen, ownScroll } = panels[tab];
          const content = createElement(screen);
          return (
            <View key={tab} className={tab === active ? 'tab-panel' : 'tab-panel tab-panel--hidden'}>
              <PageShownContext.Provider value={pageShown && tab === active}>
                {ownScroll ? content : <ScreenContent>{content}</ScreenContent>}
              </PageShownContext.Provider>
            </View>
          );
        })}
    </Screen>
  );
}
