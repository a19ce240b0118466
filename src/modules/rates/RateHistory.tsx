import { Text, View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import { type RateChart, ratesTrendChart } from '@/contracts/calls/rates/charts';
import type { ratesQuery } from '@/contracts/calls/rates/rates';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { formatAmount } from '@/core/amountText';
import { rateDecimals } from '@/core/rate';
import { endingNow } from '@/core/rateSpan';
import { formatDate, formatDateTime, formatMoment, useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { a11y } from '@/ui/aria/a11y';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { EmptyState } from '@/ui/EmptyState';
import { LineChart } from '@/ui/LineChart';
import { QueryState } from '@/ui/QueryState';
import { Tabs } from '@/ui/Tabs';
import { TextButton } from '@/ui/TextButton';
import { movedText, type Pair } from './pair';
import { bestAndWorst } from './rateStory';
import { RateTable } from './RateTable';

type Days = RateChart['days'];
const periods = { d1: 1, d7: 7, d30: 30, d180: 180, d365: 365 } as const satisfies Record<string, Days>;
type Period = keyof typeof periods;
const periodKeys = Object.keys(periods) as readonly Period[];
const RENEW_MS = 5 * 60_000;

type Now = AnswerOf<typeof ratesQuery>;

interface Props extends Pair {
  now: Now | undefined;
}

export function RateHistory({ source, target, now }: Props) {
  const t = useT();
  const [period, setPeriod] = useState<Period>('d30');
  const days = periods[period];
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useCall(
    ratesTrendChart,
    { source: source.currency, target: target.currency, days },
    { staleMs: RENEW_MS, lasting: 'own', keepPrevious: true },
  );
  const drawn = useMemo(() => (data && now ? untilNow(data, now) : data), [data, now]);
  return (
    <Card id="rate-history" title={t('rates.chart.title')}>
      <Tabs<Period>
        id="rate-range"
        label={t('rates.range.label')}
        tabs={periodKeys.map((key) => ({ key, label: t(`rates.range.${key}`) }))}
        active={period}
        onChange={setPeriod}
      />
      <QueryState
        query={{ data: drawn, error, refetch, dataUpdatedAt }}
        waiting={<View className="rates-waiting" {...a11y({ role: 'status', label: t('common.loading') })} />}
        failedTitle={t('rates.chart.failed')}
      >
        {(chart) => (
          <View className={isPlaceholderData ? 'rates-drawn is-refreshing' : 'rates-drawn'}>
            <Drawn chart={chart} />
          </View>
        )}
      </QueryState>
    </Card>
  );
}

function untilNow(chart: RateChart, now: Now): RateChart {
  const ended = endingNow(chart, now);
  return chart.days === 1 ? { ...ended, change: now.change } : ended;
}

function Drawn({ chart }: { chart: RateChart }) {
  const t = useT();
  const { points, days, high } = chart;
  const [touched, setTouched] = useState<{ days: Days; place: number }>();
  const chosen = touched?.days === days ? touched.place : null;
  const [table, setTable] = useState(false);
  const line = useMemo(() => points.map(({ at, rate }) => ({ at, value: Number(rate) })), [points]);
  const decimals = rateDecimals(high, 4);
  const rateOf = (rate: string): string => formatAmount(rate, decimals);
  const timeText = useCallback((at: number) => (days === 1 ? formatMoment(at, at) : formatDate(at)), [days]);
  const when = days <= 7 ? formatDateTime : formatDate;
  const story = bestAndWorst(points);
  if (!story) return <EmptyState icon="chart" title={t('rates.chart.empty')} />;

  const said = (key: 'best' | 'worst'): string =>
    t(`rates.chart.${key}`, { rate: rateOf(story[key].rate), when: when(story[key].at) });
  const summary = movedText(t, chart);
  const best = story.moved ? said('best') : t('rates.chart.flat');
  const worst = story.moved ? said('worst') : '';
  const point = chosen === null ? undefined : points[chosen];
  return (
    <>
      <Text className="rates-point" {...a11y({ live: 'polite' })}>
        {point
          ? t('rates.chart.at', { when: when(point.at), rate: rateOf(point.rate) })
          : t('rates.chart.hint')}
      </Text>
      <LineChart
        id="rate-chart"
        points={line}
        label={t('rates.chart.label', { summary, best, worst })}
        failed={t('rates.chart.cannotDraw')}
        timeText={timeText}
        decimals={decimals}
        chosen={chosen}
        onChoose={(place) => setTouched({ days, place })}
      />
      <View className="rates-story">
        <Text className="rates-story__moved">{summary}</Text>
        <Text>{best}</Text>
        {worst ? <Text>{worst}</Text> : null}
      </View>
      <DetailRow label={t('rates.chart.average')} value={rateOf(chart.average)} />
      <TextButton
        id="rate-table-toggle"
        icon={table ? 'up' : 'down'}
        label={t(table ? 'rates.chart.hideTable' : 'rates.chart.table')}
        onPress={() => setTable(!table)}
      />
      {table ? <RateTable chart={chart} story={story} when={when} rateText={rateOf} /> : null}
    </>
  );
}
