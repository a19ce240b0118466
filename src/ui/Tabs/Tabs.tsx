import { Text, View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './tabs.scss';
import { Tap } from '../Tap';
import { useRoving } from '../field/useRoving';

interface Props<K extends string> {
  id?: string;
  label?: string;
  tabs: readonly { key: K; label: string }[];
  active: K;
  onChange: (key: K) => void;
}

export function Tabs<K extends string>({ id = 'tab', label, tabs, active, onChange }: Props<K>) {
  const idOf = (key: K) => `${id}-${key}`;
  const { group, tabStop } = useRoving(
    'tab',
    tabs.map((tab) => idOf(tab.key)),
    idOf(active),
  );
  return (
    <View className="ui-tabs" {...a11y({ role: 'tablist', label })} {...group}>
      {tabs.map((tab) => (
        <Tap
          key={tab.key}
          id={idOf(tab.key)}
          tabStop={tabStop(idOf(tab.key))}
          role="tab"
          label={tab.label}
          selected={tab.key === active}
          onPress={() => onChange(tab.key)}
          className={classes('ui-tabs__tab', tab.key === active && 'ui-tabs__tab--on')}
        >
          <Text>{tab.label}</Text>
        </Tap>
      ))}
    </View>
  );
}
