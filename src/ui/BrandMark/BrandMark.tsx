import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './brandMark.scss';

/** Not read out: the brand's name is next to it. */
export function BrandMark({ size = 'm' }: { size?: 'm' | 'l' }) {
  return <View className={classes('ui-mark', size === 'l' && 'ui-mark--l')} {...a11y({ hidden: true })} />;
}
