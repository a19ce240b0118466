import { commonSupportCountryFilter } from '@/contracts/calls/common/targets';
import { commonSupportCountry, type MarketRecord } from '@/contracts/calls/common/markets';
import { useT } from '@/i18n';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import '../texts';

type Place = Pick<MarketRecord, 'countryName' | 'status'>;

export function ComingSoon() {
  const t = useT();
  const { params } = useRoute('comingSoon');
  const { countryCode, targetCountryCode } = params;
  const sources = useCall(commonSupportCountry, {});
  const targets = useCall(
    commonSupportCountryFilter,
    countryCode && targetCountryCode ? { countryCode, remitType: 'personal' } : null,
    { staleMs: 0 },
  );
  const failed = [sources, targets].find(({ isError, data }) => isError && !data);
  const source = sources.data?.list.find((row) => row.countryCode === countryCode);
  const target = targets.data?.list.find((row) => row.countryCode === targetCountryCode);
  const waiting = sources.isPending || (targets.isPending && countryCode && targetCountryCode);
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
      {failed ? (
        <ErrorState error={failed.error} onRetry={failed.refetch} />
      ) : waiting ? (
        <Skeleton shape="detail" />
      ) : (
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
    </Screen>
  );
}
