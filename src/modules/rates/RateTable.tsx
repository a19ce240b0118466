import { Text, View } from '@tarojs/components';
import type { RateChart } from '@/contracts/calls/rates/charts';
import { formatNumber, middot, useT } from '@/i18n';
import { a11y } from '@/ui/aria/a11y';
import { type bestAndWorst, tableRows } from './rateStory';

interface Props {
  chart: RateChart;
  story: NonNullable<ReturnType<typeof bestAndWorst>>;
  when: (at: number) => string;
  rateText: (rate: string) => string;
}

export function RateTable({ chart, story, when, rateText }: Props) {
  const t = useT();
  const { points, exRateBase, source } = chart;
  const note = (rate: string): string =>
    !story.moved
      ? ''
      : rate === story.best.rate
        ? t('rates.chart.bestRow')
        : rate === story.worst.rate
          ? t('rates.chart.worstRow')
          : '';
  return (
    <View id="rate-table" className="rates-table" {...a11y({ role: 'table', label: t('rates.chart.title') })}>
      <View className="rates-table__row rates-table__row--head" {...a11y({ role: 'row' })}>
        <Text {...a11y({ role: 'columnheader' })}>{t('rates.chart.when')}</Text>
        <Text {...a11y({ role: 'columnheader' })}>
          {t('rates.chart.rate', { base: formatNumber(exRateBase), source })}
        </Text>
      </View>
      {tableRows(points).map(({ at, rate }) => (
        <View key={at} className="rates-table__row" {...a11y({ role: 'row' })}>
          <Text {...a11y({ role: 'cell' })}>{when(at)}</Text>
          <Text className="t-num" {...a11y({ role: 'cell' })}>
            {[rateText(rate), note(rate)].filter(Boolean).join(middot)}
          </Text>
        </View>
      ))}
    </View>
  );
}
