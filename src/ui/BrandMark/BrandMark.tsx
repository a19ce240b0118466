import { View } from '@tarojs/components';
import { variant } from '@/variants';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './brandMark.scss';

/** Not read out: the brand's name is next to it. Nothing in a brand that has no mark of ours. */
export const BrandMark = ({ size = 'm' }: { size?: 'm' | 'l' }) =>
  variant.marked ? (
    <View className={classes('ui-mark', size === 'l' && 'ui-mark--l')} {...a11y({ hidden: true })} />
  ) : null;
