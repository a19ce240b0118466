import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import './columns.scss';

interface Props {
  /** Main content of the screen. */
  children: ReactNode;
  side: ReactNode;
}

/** Below each other on a phone; in a wide window the side is at the right (`Screen/wide.scss`). */
export function Columns({ children, side }: Props) {
  return (
    <View className="ui-columns">
      <View className="ui-columns__main">{children}</View>
      <View className="ui-columns__side ui-flow">{side}</View>
    </View>
  );
}
