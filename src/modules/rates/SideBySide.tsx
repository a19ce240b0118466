import { Text, View } from '@tarojs/components';
import { onServer } from '@/api/serverClock';
import { ratesManyShow } from '@/contracts/calls/rates/rates';
import { type RateChart, ratesNodeChart } from '@/contracts/calls/rates/charts';
import type { MarketRecord } from '@/contracts/calls/common/markets';
import type { TargetMarketRecord } from '@/contracts/calls/common/targets';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { rate } from '@/core/rate';
import { endingNow, signedPercent } from '@/core/rateSpan';
import { listText, rateText, useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { Card } from '@/ui/Card';
import { Flag } from '@/ui/Flag';
import { QueryState } from '@/ui/QueryState';
import { Tap } from '@/ui/Tap';
import { TextButton } from '@/ui/TextButton';
import { TrendLine } from '@/ui/TrendLine';
import { useFavourites } from './favourites';
import { movedText } from './pair';

interface Props {
  source: MarketRecord;
  targets: readonly TargetMarketRecord[];
  shown?: string | undefined;
  onOpen: (countryCode: string) => void;
  onAdd: () => void;
}

const FIRST = 4;
const RENEW_MS = 5 * 60_000;

export function SideBySide({ source, targets, shown, onOpen, onAdd }: Props) {
  const t = useT();
  const favourites = useFavourites(source.countryCode).targets.filter((code) =>
    targets.some(({ countryCode }) => countryCode === code),
  );
  const codes =
    favourites.length > 0 ? favourites : targets.slice(0, FIRST).map(({ countryCode }) => countryCode);
  const rates = useCall(
    ratesManyShow,
    codes.length > 0
      ? { sourceCountryCode: source.countryCode, remitType: 'personal', targetCountryCodes: codes }
      : null,
    { staleMs: RENEW_MS, keepPrevious: true, lasting: 'own' },
  );
  const pairs = targets
    .filter(({ countryCode }) => codes.includes(countryCode))
    .map(({ currency }) => ({ source: source.currency, target: currency }));
  const trends = useCall(ratesNodeChart, pairs.length > 0 ? { days: 30, pairs } : null, {
    staleMs: RENEW_MS,
    keepPrevious: true,
  });
  const rows = codes.flatMap(
    (code) => rates.data?.list.filter((row) => row.targetCountryCode === code) ?? [],
  );
  return (
    <Card
      id="rate-side"
      title={t(favourites.length > 0 ? 'rates.side.title' : 'rates.side.popular')}
      right={<TextButton id="rate-side-add" icon="plus" label={t('rates.side.add')} onPress={onAdd} />}
    >
      <QueryState query={rates} failedTitle={t('rates.loadFailed')} shape="list">
        {() => (
          <>
            <Text className="rates-note">{t('rates.side.hint')}</Text>
            {rows.map((row) => {
              const line = rateText(
                t,
                rate(row.sourceCurrency, row.targetCurrency, row.rate, {
                  base: row.exRateBase,
                  accuracy: row.rateAccuracy,
                }),
              );
              const fee = t('rates.side.fee', {
                fee: formatMoneyWithCode({ amount: row.feeAmount, currencyCode: row.sourceCurrency }),
              });
              const past = trends.data?.charts.find(({ target }) => target === row.targetCurrency);
              const trend = past && endingNow(past, { at: onServer(rates.dataUpdatedAt), rate: row.rate });
              return (
                <Tap
                  key={row.targetCountryCode}
                  id={`rate-row-${row.targetCountryCode}`}
                  className="rates-row"
                  label={listText([row.countryName, line, ...(trend ? [movedText(t, trend)] : []), fee])}
                  current={row.targetCountryCode === shown}
                  onPress={() => onOpen(row.targetCountryCode)}
                >
                  <Flag code={row.targetCountryCode} />
                  <View className="rates-row__text">
                    <Text className="rates-row__name">{row.countryName}</Text>
                    <Text className="rates-row__rate t-num">{line}</Text>
                    <Text className="rates-row__fee">{fee}</Text>
                  </View>
                  <View className="rates-row__trend">{trend ? <Trend trend={trend} /> : null}</View>
                </Tap>
              );
            })}
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Trend({ trend: { points, change } }: { trend: RateChart }) {
  return (
    <>
      <View className="rates-row__bars">
        <TrendLine most={16} rates={points.map((point) => point.rate)} />
      </View>
      <Text className={change.startsWith('-') ? 'rates-down' : 'rates-up'}>{signedPercent(change)}</Text>
    </>
  );
}
