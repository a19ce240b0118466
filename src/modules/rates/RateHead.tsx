import { Text, View } from '@tarojs/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ratesQuery } from '@/contracts/calls/rates/rates';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { formatNumber, listText, rateText, sentencesText, useT } from '@/i18n';
import { signedPercent } from '@/core/rateSpan';
import { rate } from '@/core/rate';
import { showToast } from '@/state/notices/notices';
import { Card } from '@/ui/Card';
import { Flag } from '@/ui/Flag';
import { Icon } from '@/ui/Icon';
import { QueryState } from '@/ui/QueryState';
import { Tap } from '@/ui/Tap';
import { MOST_FAVOURITES, useFavourites } from './favourites';
import type { Pair } from './pair';

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
      <QueryState query={now} failedTitle={t('rates.loadFailed')} shape="card" rows={1}>
        {(found) => (
          <>
            <Text className="rates-now t-num">
              {rateText(
                t,
                rate(source.currency, target.currency, found.rate, {
                  base: found.exRateBase,
                  accuracy: found.rateAccuracy,
                }),
              )}
            </Text>
            <View className="rates-facts">
              <Text className={found.change.startsWith('-') ? 'rates-down' : 'rates-up'}>
                {t('rates.day', { change: signedPercent(found.change) })}
              </Text>
              <Text>
                {t('rates.inverse', {
                  source: source.currency,
                  target: target.currency,
                  rate: formatNumber(found.inverseRate),
                })}
              </Text>
            </View>
          </>
        )}
      </QueryState>
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
      <Text className="rates-pair__name">{currency}</Text>
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
