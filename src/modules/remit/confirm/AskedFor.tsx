import { useEffect } from 'react';
import { payeeCardPopInfoList, payeeCardPopInfoViewList } from '@/contracts/calls/payee/cardPops';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';

export function AskedFor({ popInfoId }: { popInfoId: string }) {
  const t = useT();
  const fresh = useCall(payeeCardPopInfoList, {}, { staleMs: 0 });
  const seen = useCall(payeeCardPopInfoViewList, {}, { staleMs: 0 });
  const pop = [...(fresh.data?.list ?? []), ...(seen.data?.list ?? [])].find(
    (row) => row.popInfoId === popInfoId,
  );
  const shareCode = pop?.shareCode;
  useEffect(() => {
    if (shareCode) void navigate('collectionCardDetail', { shareCode }, { replace: true });
  }, [shareCode]);
  const again = (): void => {
    void fresh.refetch();
    void seen.refetch();
  };
  return (
    <Screen title={t('confirm.title')} onBack={goBack}>
      {pop || fresh.isPending || seen.isPending ? (
        <Skeleton shape="detail" />
      ) : fresh.isError || seen.isError ? (
        <ErrorState error={fresh.error ?? seen.error} onRetry={again} />
      ) : (
        <EmptyState
          icon="card"
          title={t('confirm.requestGone')}
          note={t('confirm.requestGoneHint')}
          action={{
            id: 'confirm-requests',
            label: t('confirm.toRequests'),
            onPress: () => navigate('collectionCards', {}, { replace: true }),
          }}
        />
      )}
    </Screen>
  );
}
