import { View } from '@tarojs/components';
import { useState } from 'react';
import { wordSearch } from '@/core/wordSearch';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Flag } from '@/ui/Flag';
import { Icon } from '@/ui/Icon';
import { ListRow } from '@/ui/ListRow';
import { SearchField } from '@/ui/SearchField';
import { Tap } from '@/ui/Tap';
import { CorridorScreen } from '../CorridorScreen';
import { MOST_FAVOURITES, useFavourites } from '../favourites';
import { useRateCorridor } from '../useRateCorridor';

export function PartnerSelectRateMarket() {
  const t = useT();
  const corridor = useRateCorridor({});
  const [search, setSearch] = useState('');
  const { targets: favourites, toggle } = useFavourites(corridor.source?.countryCode);
  const words = wordSearch(search);
  const found = corridor.targets.filter(
    (row) => !words || words.finds(row.countryName, row.countryEnName, row.currency),
  );
  const star = (code: string): void => {
    if (!toggle(code))
      showToast({ messageKey: 'rates.favourite.full', params: { most: String(MOST_FAVOURITES) } });
  };
  return (
    <CorridorScreen
      id="partner-markets"
      title={t('rates.titles.partnerSelectRateMarket')}
      corridor={corridor}
    >
      {({ source }) => (
        <>
          <SearchField
            id="rate-market-search"
            label={t('common.searchCountry')}
            value={search}
            onChange={setSearch}
          />
          {found.length === 0 ? (
            <EmptyState icon="search" title={t('rates.side.searchEmpty')} />
          ) : (
            <Card>
              {found.map(({ countryCode, countryName, currency }) => {
                const starred = favourites.includes(countryCode);
                return (
                  <View key={countryCode} className="rates-market">
                    <View className="rates-market__row">
                      <ListRow
                        id={`rate-market-${countryCode}`}
                        left={<Flag code={countryCode} />}
                        title={countryName}
                        note={currency}
                        onPress={() =>
                          navigate('partnerRateStatistics', {
                            countryCode: source.countryCode,
                            targetCountryCode: countryCode,
                          })
                        }
                      />
                    </View>
                    <Tap
                      id={`rate-market-${countryCode}-star`}
                      className={starred ? 'rates-star rates-star--on' : 'rates-star'}
                      label={`${countryName}: ${t(starred ? 'rates.favourite.remove' : 'rates.favourite.add')}`}
                      onPress={() => star(countryCode)}
                    >
                      <Icon name={starred ? 'starFull' : 'star'} />
                    </Tap>
                  </View>
                );
              })}
            </Card>
          )}
        </>
      )}
    </CorridorScreen>
  );
}
