import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { CorridorScreen } from '../CorridorScreen';
import { SideBySide } from '../SideBySide';
import { useRateCorridor } from '../useRateCorridor';

/** The wallet partner's rate home: its corridors side by side. */
export function PartnerRateHome() {
  const t = useT();
  const corridor = useRateCorridor({});
  return (
    <CorridorScreen id="partner-rates" title={t('rates.titles.partnerRateHome')} corridor={corridor}>
      {({ source }) => (
        <SideBySide
          source={source}
          targets={corridor.targets}
          onOpen={(code) =>
            navigate('partnerRateStatistics', {
              countryCode: source.countryCode,
              targetCountryCode: code,
            })
          }
          onAdd={() => navigate('partnerSelectRateMarket')}
        />
      )}
    </CorridorScreen>
  );
}
