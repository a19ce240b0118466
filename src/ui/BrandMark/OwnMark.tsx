import { View } from '@tarojs/components';
import { variant } from '@/variants';
import { a11y } from '../aria/a11y';
import { classes } from '../theme/classes';
import './brandMark.scss';

export interface MarkProps {
  size?: 'm' | 'l';
}

/** Nothing in a brand that has no mark of ours. */
export const OwnMark = ({ size }: MarkProps) =>
  variant.marked ? (
    <View className={classes('ui-mark', size === 'l' && 'ui-mark--l')} {...a11y({ hidden: true })} />
  ) : null;
