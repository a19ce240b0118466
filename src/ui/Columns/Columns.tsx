import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './columns.scss';

interface Props {
  children: ReactNode;
  side: ReactNode;
}

/** `side` is on the right in wide windows (`Screen/wide.scss`), else below. */
export function Columns({ children, side }: Props) {
  return (
    <View className="ui-columns">
      <View className="ui-columns__main">{children}</View>
      <View className="ui-columns__side ui-flow">{side}</View>
    </View>
  );
}
