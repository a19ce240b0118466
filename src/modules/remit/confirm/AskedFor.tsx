import { useEffect } from 'react';
import { payeeCardPopInfoList, payeeCardPopInfoViewList } from '@/contracts/calls/payee/cardPops';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
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
  return (
    <Screen title={t('confirm.title')} onBack={goBack}>
      <QueryState query={allOf(fresh, seen)}>
        {() =>
          pop ? (
            <Skeleton shape="detail" />
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
          )
        }
      </QueryState>
    </Screen>
  );
}
