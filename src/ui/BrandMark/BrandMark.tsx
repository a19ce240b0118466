import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './brandMark.scss';

/** The brand's own sign, in the brand's colour. Not read out: its name is in words beside it. */
export function BrandMark({ size = 'm' }: { size?: 'm' | 'l' }) {
  return <View className={classes('ui-mark', size === 'l' && 'ui-mark--l')} {...a11y({ hidden: true })} />;
}
