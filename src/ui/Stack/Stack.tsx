import { View } from '@tarojs/components';
import type { ReactNode } from 'react';

interface Props {
  gap?: 's' | 'm' | 'l';
  /** In wrapping lines, all at distance m. */
  line?: boolean;
  children?: ReactNode;
}

export function Stack({ gap = 'm', line, children }: Props) {
  return <View className={`ui-stack ui-stack--${line ? 'line' : gap}`}>{children}</View>;
}
