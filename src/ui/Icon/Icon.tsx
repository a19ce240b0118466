import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import './icon.scss';
import type { IconName } from './iconNames';

interface Props {
  name: IconName;
  /** Px: s 16, m 24 (default), l 32, xl 48. */
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
}

/** Not read out: the words are next to it. */
export function Icon({ name, size = 'm', className = '' }: Props) {
  return (
    <View className={`ui-icon ui-icon--${size} ui-icon--${name} ${className}`} {...a11y({ hidden: true })} />
  );
}
