import { Text, View } from '@tarojs/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ratesQuery } from '@/contracts/calls/rates/rates';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { formatNumber, listText, rateText, sentencesText, useT } from '@/i18n';
import { rate } from '@/core/rate';
import { showToast } from '@/state/notices/notices';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { Flag } from '@/ui/Flag';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { Tap } from '@/ui/Tap';
import { MOST_FAVOURITES, useFavourites } from './favourites';
import { type Pair, signedPercent } from './pair';

interface Props extends Pair {
  now: UseQueryResult<AnswerOf<typeof ratesQuery>>;
  onChangeSource?: () => void;
  onChangeTarget?: () => void;
}

export function RateHead({ source, target, now, onChangeSource, onChangeTarget }: Props) {
  const t = useT();
  const { targets, toggle } = useFavourites(source.countryCode);
  const starred = targets.includes(target.countryCode);
  const star = (): void => {
    if (!toggle(target.countryCode))
      showToast({ messageKey: 'rates.favourite.full', params: { most: String(MOST_FAVOURITES) } });
  };
  return (
    <Card id="rate-head">
      <View className="rates-pair">
        <View className="rates-pair__countries">
          <Country id="rate-source" {...source} onPress={onChangeSource} />
          <Icon name="next" size="s" />
          <Country id="rate-target" {...target} onPress={onChangeTarget} />
        </View>
        <Tap
          id="rate-star"
          className={starred ? 'rates-star rates-star--on' : 'rates-star'}
          label={t(starred ? 'rates.favourite.remove' : 'rates.favourite.add')}
          onPress={star}
        >
          <Icon name={starred ? 'starFull' : 'star'} />
        </Tap>
      </View>
      {now.data ? (
        <>
          {now.isError ? <StaleNote time={now.dataUpdatedAt} onRetry={now.refetch} /> : null}
          <Text className="rates-now t-num">
            {rateText(
              t,
              rate(source.currency, target.currency, now.data.rate, {
                base: now.data.exRateBase,
                accuracy: now.data.rateAccuracy,
              }),
            )}
          </Text>
          <View className="rates-facts">
            <Text className={now.data.change.startsWith('-') ? 'rates-down' : 'rates-up'}>
              {t('rates.day', { change: signedPercent(formatNumber(now.data.change, 2)) })}
            </Text>
            <Text>
              {t('rates.inverse', {
                source: source.currency,
                target: target.currency,
                rate: formatNumber(now.data.inverseRate),
              })}
            </Text>
          </View>
        </>
      ) : now.isError ? (
        <ErrorState title={t('rates.loadFailed')} error={now.error} onRetry={now.refetch} />
      ) : (
        <Skeleton shape="card" rows={1} />
      )}
    </Card>
  );
}

interface CountryProps {
  id: string;
  countryCode: string;
  countryName: string;
  currency: string;
  onPress: (() => void) | undefined;
}

function Country({ id, countryCode, countryName, currency, onPress }: CountryProps) {
  const t = useT();
  const inside = (
    <>
      <Flag code={countryCode} />
      <Text className="rates-pair__name">{countryName}</Text>
      {onPress ? <Icon name="down" size="s" /> : null}
    </>
  );
  const name = listText([countryName, currency]);
  return onPress ? (
    <Tap
      id={id}
      className="rates-pair__country"
      label={sentencesText([name, t('rates.change')])}
      onPress={onPress}
    >
      {inside}
    </Tap>
  ) : (
    <View id={id} className="rates-pair__country">
      {inside}
    </View>
  );
}
