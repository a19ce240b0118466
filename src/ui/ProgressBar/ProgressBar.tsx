import { View } from '@tarojs/components';
import AtProgress from 'taro-ui/lib/components/progress';
import { a11y } from '../aria/a11y';
import './progressBar.scss';

/** `percent`: 0 to 100. taro-ui: only in subpackages. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <View {...a11y({ role: 'progressbar', label, percent: Math.round(percent) })}>
      <AtProgress percent={Math.round(percent)} strokeWidth={6} isHidePercent />
    </View>
  );
}
