import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './detailRow.scss';

interface Props {
  label: string;
  value?: string;
  /** Replaces `value`, such as a Money. */
  children?: ReactNode;
  strong?: boolean;
}

export function DetailRow({ label, value, children, strong }: Props) {
  return (
    <View className={strong ? 'ui-detail ui-detail--line ui-detail--strong' : 'ui-detail ui-detail--line'}>
      <Text className="ui-detail__label">{label}</Text>
      {children ?? <Text className="ui-detail__value t-num">{value}</Text>}
    </View>
  );
}
