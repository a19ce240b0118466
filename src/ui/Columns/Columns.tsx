import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './columns.scss';

interface Props {
  children: ReactNode;
  side: ReactNode;
}

/** Stacked on a phone; in a wide window `side` is on the right (`Screen/wide.scss`). */
export function Columns({ children, side }: Props) {
  return (
    <View className="ui-columns">
      <View className="ui-columns__main">{children}</View>
      <View className="ui-columns__side ui-flow">{side}</View>
    </View>
  );
}
