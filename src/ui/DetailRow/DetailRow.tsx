import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './detailRow.scss';

interface Props {
  label: string;
  value?: string;
  /** Replaces `value`, such as a Money. */
  children?: ReactNode;
  strong?: boolean;
  /** Below a rule: what the rows above come to. */
  total?: boolean;
}

export function DetailRow({ label, value, children, strong, total }: Props) {
  return (
    <View
      className={`ui-detail ui-detail--line${total ? ' ui-detail--total' : strong ? ' ui-detail--strong' : ''}`}
    >
      <Text className="ui-detail__label">{label}</Text>
      {children ?? <Text className="ui-detail__value t-num">{value}</Text>}
    </View>
  );
}
