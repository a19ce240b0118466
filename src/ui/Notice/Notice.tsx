import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { a11y } from '../aria/a11y';
import { Icon } from '../Icon';
import type { IconName } from '../Icon/iconNames';
import './notice.scss';
import { TextButton } from '../TextButton';

type Tone = 'info' | 'warn' | 'danger' | 'good';
const icons = { info: 'info', warn: 'warning', danger: 'error', good: 'check' } as const satisfies Record<
  Tone,
  IconName
>;

interface Props {
  tone?: Tone;
  children: ReactNode;
  action?: { id?: string; label: string; onPress: () => unknown };
}

export function Notice({ tone = 'info', children, action }: Props) {
  return (
    <View
      className={`ui-notice ui-notice--${tone}`}
      {...a11y({ role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <Icon name={icons[tone]} size="s" />
      <View className="ui-notice__body">
        {typeof children === 'string' ? <Text>{children}</Text> : children}
        {action ? <TextButton {...action} /> : null}
      </View>
    </View>
  );
}
