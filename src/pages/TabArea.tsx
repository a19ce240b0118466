import { View } from '@tarojs/components';
import { createElement, memo, useEffect, useState, type ComponentType } from 'react';
import type { TabName } from '@/routes';
import { useT } from '@/i18n';
import { switchTab, useActiveTab } from '@/state/navigation';
import { PageShownContext, usePageShownState } from '@/state/queries/pageShown';
import { knownTabs, renewTabs } from '@/state/navigation/tabSet';
import { variant } from '@/variants';
import type { IconName } from '@/ui/Icon/iconNames';
import { Screen, ScreenContent } from '@/ui/Screen';
import { TabBar } from '@/ui/TabBar';
import { panelScreens } from './panels';
import './tabArea.scss';

interface Panel {
  screen: ComponentType;
  icon: IconName;
  /** The panel scrolls itself: it has a long list. */
  ownScroll?: true;
  dark?: true;
  /** Two columns in a wide window. */
  wide?: true;
}

const panels: Partial<Record<TabName, Panel>> = {
  remit: { screen: memo(panelScreens.remit), icon: 'send', dark: true, wide: true },
  order: { screen: memo(panelScreens.order), icon: 'order', ownScroll: true },
  payee: { screen: memo(panelScreens.payee), icon: 'payee' },
  user: { screen: memo(panelScreens.user), icon: 'user', dark: true },
};

/**
 * The tab area: a panel is made when first shown and stays, so that going back to it loses nothing and draws nothing but
 * the switch. So each scrolls by itself: were it the screen that scrolls for some, React would make all of them anew.
 */
export function TabArea() {
  const t = useT();
  const active = useActiveTab();
  const pageShown = usePageShownState();
  const [tabs, setTabs] = useState(knownTabs);
  const [visited, setVisited] = useState<readonly TabName[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);
  useEffect(() => {
    let gone = false;
    void renewTabs().then((next) => (gone ? undefined : setTabs(next)));
    return () => {
      gone = true;
    };
  }, []);
  const labels: Record<string, string> = {
    remit: t('remit.tab.remit'),
    order: t('remit.tab.order'),
    payee: t('remit.tab.payee'),
    user: t('remit.tab.user'),
  };
  const shownTabs = tabs.filter((tab) => panels[tab]);
  const panel = panels[active];
  return (
    <Screen
      tone={panel?.dark ? 'dark' : 'light'}
      title={panel?.dark ? variant.brandName : labels[active]}
      scroll={false}
      nav
      wide={panel?.wide}
      footer={
        <TabBar
          tabs={shownTabs.map((key) => ({
            key,
            label: labels[key] ?? key,
            icon: panels[key]?.icon ?? 'send',
          }))}
          active={active}
          onChange={(key) => void switchTab(key)}
        />
      }
    >
      {shownTabs
        .filter((tab) => visited.includes(tab))
        .map((tab) => {
          const { screen, ownScroll } = panels[tab] as Panel;
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
