import { useState } from 'react';
import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { CountryPicker, listedCountries } from '@/ui/CountryPicker';
import { CorridorScreen } from '../CorridorScreen';
import { useFavourites } from '../favourites';
import { SideBySide } from '../SideBySide';
import { Statistics } from '../Statistics';
import { useRateCorridor } from '../useRateCorridor';

type Picking = 'source' | 'target' | 'favourite';

export function RemitRate() {
  const t = useT();
  const { params } = useRoute('remitRate');
  const corridor = useRateCorridor(params);
  const [picking, setPicking] = useState<Picking | null>(null);
  const [alert, setAlert] = useState(params.alert === true);
  const choose = (codes: Parameters<typeof corridor.choose>[0]): void => {
    setAlert(false);
    corridor.choose(codes);
  };
  const { targets: favourites, toggle } = useFavourites(corridor.source?.countryCode);
  const pick = (code: string): void => {
    setPicking(null);
    if (picking === 'source') choose({ source: code });
    else choose({ target: code });
    if (picking === 'favourite') toggle(code);
  };
  const offered =
    picking === 'source'
      ? corridor.sources
      : corridor.targets.filter(
          ({ countryCode }) => picking !== 'favourite' || !favourites.includes(countryCode),
        );
  return (
    <>
      <CorridorScreen id="rates" title={t('rates.titles.remitRate')} corridor={corridor} sends>
        {({ source, target }) => (
          <Statistics
            source={source}
            target={target}
            alert={alert}
            onChangeSource={() => setPicking('source')}
            onChangeTarget={() => setPicking('target')}
            side={
              <SideBySide
                source={source}
                targets={corridor.targets}
                shown={target.countryCode}
                onOpen={(code) => choose({ target: code })}
                onAdd={() => setPicking('favourite')}
              />
            }
          />
        )}
      </CorridorScreen>
      <CountryPicker
        id="rate-country"
        open={picking !== null}
        countries={listedCountries(offered)}
        onPick={pick}
        onClose={() => setPicking(null)}
      />
    </>
  );
}
