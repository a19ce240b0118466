import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import './spinner.scss';

/** Not read out: the words are next to it. */
export function Spinner({ size = 'm' }: { size?: 's' | 'm' | 'l' }) {
  return <View className={`ui-spinner ui-spinner--${size}`} {...a11y({ hidden: true })} />;
}
