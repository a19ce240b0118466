import { useContext, useState } from 'react';
import { routeRow, type TabName } from '@/routes';
import { useRemitTypes } from '@/state/market/remitTypes';
import { RouteContext, tabsStore } from '@/state/navigation';
import { knownTabs, shownTabs } from '@/state/navigation/tabSet';
import { useUnread } from '@/state/notices/useUnread';
import { AppTabs } from './AppTabs';

/** By the page's name, or where its file begins. */
const tabsOfPages: readonly (readonly [begin: string, tab: TabName])[] = [
  ['exportOwnData', 'user'],
  ['exportBankCard', 'user'],
  ['send/order', 'order'],
  ['send/payee', 'payee'],
  ['receipts', 'order'],
  ['account', 'user'],
  ['general', 'user'],
  ['services/coupons', 'user'],
  ['services/recharge', 'user'],
  ['services/invitation', 'user'],
  ['services/large', 'user'],
  ['services/evidence', 'order'],
  ['services/cards', 'payee'],
];

/** The tab a page was opened from is active; of one that was opened by its address, its own. */
export function SideTabs() {
  const { active, depth } = tabsStore();
  const entry = useContext(RouteContext);
  const byAddress = depth === 0;
  // Else the tab below has asked.
  useUnread(byAddress);
  const [known] = useState(knownTabs);
  const tabs = shownTabs(known, useRemitTypes());
  const name = entry?.name;
  const page = (name && routeRow(name).page) ?? '';
  const own =
    tabsOfPages.find(
      ([begin, tab]) => (begin === name || page.startsWith(begin)) && tabs.includes(tab),
    )?.[1] ?? 'remit';
  return <AppTabs id="side" tabs={tabs} active={byAddress ? own : active} />;
}
