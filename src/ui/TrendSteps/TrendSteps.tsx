import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { stepsOf } from './stepsOf';
import './trendSteps.scss';

interface Props {
  /** Oldest first. */
  rates: readonly string[];
  /** Their meaning in words; absent where words beside them say it. */
  label?: string;
  /** At most so many steps; 30 by default. */
  most?: number;
}

/** How a rate has moved, in steps that every target draws without a canvas. */
export function TrendSteps({ rates, label, most }: Props) {
  return (
    <View className="ui-trend" {...a11y(label ? { role: 'img', label } : { hidden: true })}>
      {stepsOf(rates, most).map((height, at) => (
        <View key={at} className="ui-trend__step" style={{ height: `${height}%` }} />
      ))}
    </View>
  );
}
