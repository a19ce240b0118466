import { useT } from '@/i18n';
import { navigate, useRoute } from '@/state/navigation';
import { CorridorScreen } from '../CorridorScreen';
import { Statistics } from '../Statistics';
import { useRateCorridor } from '../useRateCorridor';

export function PartnerRateStatistics() {
  const t = useT();
  const { params } = useRoute('partnerRateStatistics');
  const corridor = useRateCorridor(params);
  return (
    <CorridorScreen
      id="partner-statistics"
      title={t('rates.titles.partnerRateStatistics')}
      corridor={corridor}
      sends
    >
      {(pair) => (
        <Statistics
          {...pair}
          onChangeTarget={() => navigate('partnerSelectRateMarket', {}, { replace: true })}
        />
      )}
    </CorridorScreen>
  );
}
