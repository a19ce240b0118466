import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './detailRow.scss';

interface Props {
  label: string;
  value?: string;
  /** Replaces `value`, such as a Money. */
  children?: ReactNode;
  /** `total`: below a rule, what the rows above come to. */
  kind?: 'plain' | 'strong' | 'total';
}

export function DetailRow({ label, value, children, kind = 'plain' }: Props) {
  return (
    <View className={`ui-detail ui-detail--line ui-detail--${kind}`}>
      <Text className="ui-detail__label">{label}</Text>
      {children ?? <Text className="ui-detail__value t-num">{value}</Text>}
    </View>
  );
}
