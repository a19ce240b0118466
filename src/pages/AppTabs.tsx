import { isOfVariant, type TabName } from '@/routes';
import { useT } from '@/i18n';
import { navigate, switchTab } from '@/state/navigation';
import { useNotices } from '@/state/notices/notices';
import { build } from '@/variants';
import { TabBar } from '@/ui/TabBar';
import { tabIcons } from '@/ui/TabBar/tabIcons';
import { Shortcuts } from './Shortcuts';

/** A brand's fifth tab opens as a separate page. */
const fifth = 'invitation';

interface Props {
  id?: string;
  tabs: readonly TabName[];
  active: TabName;
}

export function AppTabs({ id, tabs, active }: Props) {
  const t = useT();
  const unread = useNotices((state) => state.unread);
  const keys = isOfVariant('tabInvitation', build.variant) ? ([...tabs, fifth] as const) : tabs;
  return (
    <>
      <TabBar
        {...(id ? { id } : {})}
        tabs={keys.map((key) => ({
          key,
          icon: tabIcons[key],
          label: t(`remit.tab.${key}`),
          badge: key === 'user' ? unread : 0,
        }))}
        active={active}
        onChange={(key) => void (key === fifth ? navigate('tabInvitation') : switchTab(key))}
      />
      <Shortcuts />
    </>
  );
}
