import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { barsOf } from './barsOf';
import './trendBars.scss';

interface Props {
  /** Oldest first. */
  rates: readonly string[];
  /** What they show, in words; absent where words beside them say it. */
  label?: string;
  /** At most so many bars; 30 by default. */
  most?: number;
}

/** How a rate has moved, in bars that every target draws without a canvas. */
export function TrendBars({ rates, label, most }: Props) {
  return (
    <View className="ui-trend" {...a11y(label ? { role: 'img', label } : { hidden: true })}>
      {barsOf(rates, most).map((height, at) => (
        <View key={at} className="ui-trend__bar" style={{ height: `${height}%` }} />
      ))}
    </View>
  );
}
