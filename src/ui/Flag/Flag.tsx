import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import './flag.scss';
import './bands.scss';

/** Drawn by CSS, flags of bands alone by the facts of their countries; a country without a drawing shows a neutral disc. The name stands in words beside it. */
export function Flag({ code, size = 'm' }: { code: string; size?: 's' | 'm' | 'l' }) {
  return (
    <View className={`ui-flag ui-flag--${size} ui-flag--${code.toLowerCase()}`} {...a11y({ hidden: true })} />
  );
}
