import { commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { commonSupportCountry, type MarketRecord } from '@/contracts/calls/common/markets';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import '../texts';

type Place = Pick<MarketRecord, 'countryName' | 'status'>;

export function ComingSoon() {
  const t = useT();
  const { params } = useRoute('comingSoon');
  const { countryCode, targetCountryCode } = params;
  const sources = useCall(commonSupportCountry, {});
  const asked = countryCode !== undefined && targetCountryCode !== undefined;
  const targets = useCall(commonSupportCountryFilter, asked ? { countryCode, remitType: 'personal' } : null, {
    staleMs: 0,
  });
  const source = sources.data?.list.find((row) => row.countryCode === countryCode);
  const target = targets.data?.list.find((row) => row.countryCode === targetCountryCode);
  const closed = (row: Place | undefined): boolean => row !== undefined && row.status !== 'opened';
  const words = (): { title: string; note: string } => {
    const way = closed(source) ? 'from' : closed(target) ? 'to' : null;
    const place = way === 'from' ? source : target;
    if (way && place)
      return {
        title: t(`general.comingSoon.${way}`, { country: place.countryName }),
        note: t(place.status === 'maintenance' ? 'general.comingSoon.paused' : 'general.comingSoon.soon'),
      };
    return source
      ? { title: t('general.comingSoon.open'), note: t('general.comingSoon.openHint') }
      : { title: t('general.comingSoon.unknown'), note: t('general.comingSoon.soon') };
  };
  return (
    <Screen id="coming-soon" title={t('general.comingSoon.title')} onBack={goBack}>
      <QueryState query={allOf(sources, asked ? targets : null)}>
        {() => (
          <EmptyState
            icon="globe"
            {...words()}
            action={{
              id: 'coming-soon-home',
              label: t('general.comingSoon.home'),
              onPress: () => navigate('tabbar', { tab: 'remit' }),
            }}
          />
        )}
      </QueryState>
    </Screen>
  );
}
