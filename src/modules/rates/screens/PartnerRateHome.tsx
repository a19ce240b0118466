import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { CorridorScreen } from '../CorridorScreen';
import { SideBySide } from '../SideBySide';
import { useRateCorridor } from '../useRateCorridor';

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
