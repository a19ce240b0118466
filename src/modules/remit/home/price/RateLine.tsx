import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { useStore } from 'zustand';
import { onServer } from '@/api/serverClock';
import { type RateChart, ratesTrendChart } from '@/contracts/calls/rates/charts';
import { formatAmount } from '@/core/amountText';
import { Decimal } from '@/core/decimal';
import type { Quote } from '@/contracts/entities/quote';
import { DEFAULT_RATE_ACCURACY, rateDecimals } from '@/core/rate';
import { endingNow, signedPercent } from '@/core/rateSpan';
import zh from '@locales/zh/rateLine.json';
import { registerNamespace, sentencesText, useT } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { isOfVariant } from '@/routes';
import { useCall } from '@/state/queries/queries';
import { build } from '@/variants';
import { a11y } from '@/ui/aria/a11y';
import { Card } from '@/ui/Card';
import { Tabs } from '@/ui/Tabs';
import { TextButton } from '@/ui/TextButton';
import { TrendLine } from '@/ui/TrendLine';
import './rateLine.scss';

registerNamespace('rateLine', { zh });

interface Props {
  /** Null: loading. */
  quote: Quote | null;
}

const spans = { day: 1, month: 30 } as const;
type Span = keyof typeof spans;
const RENEW_MS = 5 * 60_000;

export function RateLine({ quote }: Props) {
  const t = useT();
  const [span, setSpan] = useState<Span>('day');
  const { remitType, couponId } = useStore(remitDraftStore);
  const chart = useCall(
    ratesTrendChart,
    quote && {
      source: quote.sourceCurrency,
      target: quote.targetCurrency,
      days: spans[span],
      remitType,
    },
    { staleMs: RENEW_MS },
  );
  // A coupon that takes nothing off may have improved the rate.
  const asDrawn = quote && (couponId === undefined || !new Decimal(quote.discountAmount).isZero());
  const drawn =
    chart.data && quote && asDrawn
      ? endingNow(chart.data, { at: onServer(chart.dataUpdatedAt), rate: quote.businessRate })
      : chart.data;
  return (
    <View className="rate-line">
      <Card id="rate-line" title={t('rateLine.title')}>
        <Tabs<Span>
          id="rate-line-span"
          label={t('rateLine.title')}
          tabs={[
            { key: 'day', label: t('rateLine.day') },
            { key: 'month', label: t('rateLine.month') },
          ]}
          active={span}
          onChange={setSpan}
        />
        <View className="rate-line__chart">
          {drawn ? (
            <Drawn chart={drawn} />
          ) : (
            <View className="rate-line__place">
              {chart.isError ? (
                <>
                  <Text className="rate-line__note">{t('rateLine.failed')}</Text>
                  <TextButton id="rate-line-retry" label={t('common.retry')} onPress={chart.refetch} />
                </>
              ) : (
                <View
                  className="rate-line__waiting"
                  {...a11y({ role: 'status', label: t('common.loading') })}
                />
              )}
            </View>
          )}
        </View>
        <View className="rate-line__words">
          <TextButton
            id="rate-line-open"
            icon="chart"
            label={t('rateLine.open')}
            onPress={() =>
              navigate(isOfVariant('partnerRateHome', build.variant) ? 'partnerRateHome' : 'remitRate')
            }
          />
          <TextButton
            id="rate-line-alert"
            icon="bell"
            label={t('rateLine.alert')}
            onPress={() => navigate('remitRate', { alert: true })}
          />
        </View>
      </Card>
    </View>
  );
}

function Drawn({ chart }: { chart: RateChart }) {
  const t = useT();
  const { points, source, target, exRateBase, high, low, change, days } = chart;
  const now = points[points.length - 1]?.rate;
  if (now === undefined || points.length < 2)
    return (
      <View className="rate-line__place">
        <Text className="rate-line__note">{t('rateLine.empty')}</Text>
      </View>
    );
  const moved = t(days === 1 ? 'rateLine.movedDay' : 'rateLine.movedMonth', {
    change: signedPercent(change),
  });
  const rateText = (rate: string): string => formatAmount(rate, rateDecimals(rate, DEFAULT_RATE_ACCURACY));
  const range = t('rateLine.range', { low: rateText(low), high: rateText(high) });
  return (
    <>
      <View className="rate-line__place">
        <View className="rate-line__drawing">
          <TrendLine
            rates={points.map(({ rate }) => rate)}
            label={sentencesText([`${exRateBase} ${source} = ${rateText(now)} ${target}`, moved, range])}
          />
        </View>
      </View>
      <View className="rate-line__words" {...a11y({ hidden: true })}>
        <Text>{moved}</Text>
        <Text>{range}</Text>
      </View>
    </>
  );
}
