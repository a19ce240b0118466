import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import './icon.scss';
import type { IconName } from './iconNames';

interface Props {
  name: IconName;
  /** Default m: 24. s: 16, l: 32, xl: 48. */
  size?: 's' | 'm' | 'l' | 'xl';
  className?: string;
}

/** Decoration in the colour of the text around it; whatever it says is in words beside it. */
export function Icon({ name, size = 'm', className = '' }: Props) {
  return (
    <View className={`ui-icon ui-icon--${size} ui-icon--${name} ${className}`} {...a11y({ hidden: true })} />
  );
}
