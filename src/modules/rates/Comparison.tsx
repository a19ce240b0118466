import { Text, View } from '@tarojs/components';
import { useStore } from 'zustand';
import { ratesFee } from '@/contracts/calls/rates/quote';
import { ratesTrendChart } from '@/contracts/calls/rates/charts';
import type { ratesQuery } from '@/contracts/calls/rates/rates';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { Decimal } from '@/core/decimal';
import { rate } from '@/core/rate';
import { endingNow } from '@/core/rateSpan';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { marketRow } from '@/domain/markets/markets';
import { formatDate, rateText, useT } from '@/i18n';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Notice } from '@/ui/Notice';
import { Skeleton } from '@/ui/Skeleton';
import type { Pair } from './pair';
import { bestAndWorst, bringsAt, costOf } from './rateStory';

interface Props extends Pair {
  now: AnswerOf<typeof ratesQuery>;
}

const RENEW_MS = 5 * 60_000;

function useAmount({ source }: Pick<Pair, 'source'>): string {
  const { quote } = useStore(remitDraftStore);
  const drafted = quote?.sourceCountryCode === source.countryCode ? quote.sourceAmount : undefined;
  return drafted ?? marketRow(source.countryCode)?.firstAmount ?? '1000';
}

export function Comparison(props: Props) {
  const t = useT();
  const { source, target, now } = props;
  const amount = useAmount(props);
  const quote = useCall(
    ratesFee,
    {
      sourceCountryCode: source.countryCode,
      targetCountryCode: target.countryCode,
      sourceCurrency: source.currency,
      targetCurrency: target.currency,
      sourceAmount: amount,
      remitType: 'personal',
    },
    { staleMs: RENEW_MS },
  );
  const inSource = (value: string): string =>
    formatMoneyWithCode({ amount: value, currencyCode: source.currency });
  const rateOf = (value: string): string =>
    rateText(
      t,
      rate(source.currency, target.currency, value, { base: now.exRateBase, accuracy: now.rateAccuracy }),
    );
  const cost =
    quote.data &&
    costOf({
      ours: now.rate,
      market: now.marketRate,
      sourceAmount: amount,
      feeAmount: quote.data.feeAmount,
      decimals: source.currencyPrecision,
    });
  return (
    <>
      <Card id="rate-compare" title={t('rates.compare.title')}>
        <DetailRow label={t('rates.compare.midMarket')} value={rateOf(now.marketRate)} />
        <DetailRow label={t('rates.compare.ours')} value={rateOf(now.rate)} />
        {cost ? (
          <>
            <DetailRow
              label={t('rates.compare.margin')}
              value={t('rates.compare.marginIs', { percent: cost.percent })}
            />
            <Text className="rates-plain">
              {new Decimal(cost.percent).isZero()
                ? t('rates.compare.none')
                : t('rates.compare.plain', {
                    percent: cost.percent,
                    amount: inSource(amount),
                    margin: inSource(cost.inRate),
                  })}
            </Text>
            <DetailRow label={t('rates.compare.fee')} value={inSource(cost.fee)} />
            <DetailRow label={t('rates.compare.inRate')} value={inSource(cost.inRate)} />
            <DetailRow kind="strong" label={t('rates.compare.total')} value={inSource(cost.total)} />
            <Text className="rates-note">{t('rates.compare.totalOf', { amount: inSource(amount) })}</Text>
          </>
        ) : quote.isError ? (
          <Notice
            tone="warn"
            action={{ id: 'rate-compare-retry', label: t('common.retry'), onPress: quote.refetch }}
          >
            {t('rates.compare.failed')}
          </Notice>
        ) : (
          <Skeleton shape="card" rows={2} />
        )}
      </Card>
      <Cheapest {...props} amount={amount} />
    </>
  );
}

function Cheapest({ source, target, now, amount }: Props & { amount: string }) {
  const t = useT();
  const chart = useCall(
    ratesTrendChart,
    { source: source.currency, target: target.currency, days: 30 },
    { staleMs: RENEW_MS, lasting: 'own' },
  );
  const best = chart.data && bestAndWorst(endingNow(chart.data, now).points)?.best;
  if (!best) return null;
  const brings = (rateThen: string): string =>
    bringsAt(amount, rateThen, now.exRateBase, target.currencyPrecision);
  const inTarget = (value: string): string =>
    formatMoneyWithCode({ amount: value, currencyCode: target.currency });
  const sent = formatMoneyWithCode({ amount, currencyCode: source.currency });
  const more = new Decimal(brings(best.rate)).minus(brings(now.rate));
  return (
    <Card id="rate-cheapest" title={t('rates.cheapest.title')}>
      <Text className="rates-plain">
        {more.lessThanOrEqualTo(0)
          ? t('rates.cheapest.now', { amount: sent, gets: inTarget(brings(now.rate)) })
          : t('rates.cheapest.was', {
              when: formatDate(best.at),
              amount: sent,
              gets: inTarget(brings(best.rate)),
              more: inTarget(more.toFixed(target.currencyPrecision)),
            })}
      </Text>
      <View className="rates-note">
        <Text>{t('rates.cheapest.warning')}</Text>
      </View>
    </Card>
  );
}
