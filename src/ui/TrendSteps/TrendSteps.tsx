import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { stepsOf } from './stepsOf';
import './trendSteps.scss';

interface Props {
  /** Oldest first. */
  rates: readonly string[];
  /** Absent: text next to it describes them. */
  label?: string;
  /** Default 30. */
  most?: number;
}

/** Works without a canvas. */
export function TrendSteps({ rates, label, most }: Props) {
  return (
    <View className="ui-trend" {...a11y(label ? { role: 'img', label } : { hidden: true })}>
      {stepsOf(rates, most).map((height, at) => (
        <View key={at} className="ui-trend__step" style={{ height: `${height}%` }} />
      ))}
    </View>
  );
}
