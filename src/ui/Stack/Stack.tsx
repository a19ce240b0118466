import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { classes } from '../theme/classes';

interface Props {
  gap?: 's' | 'm' | 'l';
  row?: boolean;
  wrap?: boolean;
  children?: ReactNode;
}

export function Stack({ gap = 'm', row, wrap, children }: Props) {
  return (
    <View
      className={classes('ui-stack', `ui-stack--${gap}`, row && 'ui-stack--row', wrap && 'ui-stack--wrap')}
    >
      {children}
    </View>
  );
}
