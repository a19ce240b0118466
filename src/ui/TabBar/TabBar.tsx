import { Text, View } from '@tarojs/components';
import { listText } from '@/i18n';
import { variant } from '@/variants';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import './tabBar.scss';
import { Tap } from '../Tap';
import { useRoving } from '../field/useRoving';

export interface TabBarItem<K extends string> {
  key: K;
  label: string;
  icon: IconName;
  /** 0 shows nothing. */
  badge?: number;
}

interface Props<K extends string> {
  /** Begins the tabs' ids. */
  id?: string;
  tabs: readonly TabBarItem<K>[];
  active: K;
  onChange: (key: K) => void;
}

const MOST_SHOWN = 99;

export function TabBar<K extends string>({ id = 'tab', tabs, active, onChange }: Props<K>) {
  const idOf = (key: K) => `${id}-${key}`;
  const { group, tabStop } = useRoving(
    'tab',
    tabs.map((tab) => idOf(tab.key)),
    idOf(active),
  );
  return (
    <View
      className={classes('ui-tab-bar', variant.marked && 'ui-tab-bar--marked')}
      {...a11y({ role: 'tablist' })}
      {...group}
    >
      {tabs.map((tab) => {
        const on = tab.key === active;
        return (
          <Tap
            key={tab.key}
            id={idOf(tab.key)}
            tabStop={tabStop(idOf(tab.key))}
            role="tab"
            label={listText([tab.label, tab.badge ? String(tab.badge) : undefined])}
            selected={on}
            onPress={() => onChange(tab.key)}
            className={classes('ui-tab-bar__tab', on && 'ui-tab-bar__tab--on')}
          >
            <Icon name={tab.icon} />
            <Text className="ui-tab-bar__label">{tab.label}</Text>
            {tab.badge ? (
              <Text className="ui-tab-bar__badge t-num">
                {tab.badge > MOST_SHOWN ? `${MOST_SHOWN}+` : tab.badge}
              </Text>
            ) : null}
          </Tap>
        );
      })}
    </View>
  );
}
