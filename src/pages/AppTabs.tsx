import { isOfVariant, type TabName } from '@/routes';
import { useT } from '@/i18n';
import { navigate, switchTab } from '@/state/navigation';
import { variantId } from '@/variants';
import type { IconName } from '@/ui/Icon/iconNames';
import { TabBar } from '@/ui/TabBar';

/** A brand's fifth tab opens as a separate page. */
const fifth = 'invitation';

const icons: Readonly<Record<TabName | typeof fifth, IconName>> = {
  remit: 'send',
  order: 'order',
  payee: 'payee',
  user: 'user',
  invitation: 'gift',
};

interface Props {
  id?: string;
  tabs: readonly TabName[];
  active: TabName;
}

export function AppTabs({ id, tabs, active }: Props) {
  const t = useT();
  const keys = isOfVariant('tabInvitation', variantId) ? ([...tabs, fifth] as const) : tabs;
  return (
    <TabBar
      {...(id ? { id } : {})}
      tabs={keys.map((key) => ({ key, icon: icons[key], label: t(`remit.tab.${key}`) }))}
      active={active}
      onChange={(key) => void (key === fifth ? navigate('tabInvitation') : switchTab(key))}
    />
  );
}
