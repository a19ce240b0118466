import { View } from '@tarojs/components';
import { a11y } from '../aria/a11y';
import { heightsOf } from './heightsOf';
import './trendLine.scss';

interface Props {
  /** Oldest first. */
  rates: readonly string[];
  /** Absent: text next to it describes them. */
  label?: string;
  /** Points; default 50. */
  most?: number;
}

/** Of 100; a line at the very top would be cut in half. */
const TOP = 4;

function pointsOf(heights: readonly number[]): string[] {
  const line = heights.length === 1 ? [...heights, ...heights] : heights;
  return line.map(
    (height, at) =>
      `${Math.round((1000 * at) / (line.length - 1)) / 10},${Math.round(100 - (height * (100 - TOP)) / 100)}`,
  );
}

const drawing = (shape: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'>${shape}</svg>`,
  )}")`;

const styleOf = (points: string): Record<string, string> => ({
  '--trend-line': drawing(
    `<polyline points='${points}' fill='none' stroke='#000' stroke-width='2' stroke-linejoin='round' vector-effect='non-scaling-stroke'/>`,
  ),
  '--trend-area': drawing(`<polygon points='0,100 ${points} 100,100'/>`),
});

/** Works without a canvas. */
export function TrendLine({ rates, label, most }: Props) {
  const points = pointsOf(heightsOf(rates, most)).join(' ');
  const style = styleOf(points);
  return (
    <View className="ui-trend" {...a11y(label ? { role: 'img', label } : { hidden: true })}>
      {points ? (
        <>
          <View className="ui-trend__area" style={style} />
          <View className="ui-trend__line" style={style} />
        </>
      ) : null}
    </View>
  );
}
