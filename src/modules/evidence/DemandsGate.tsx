import type { ReactElement } from 'react';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import type { VerifyType } from '@/domain/evidence';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';
import { type About, type Demands, useDemands } from './useDemands';

interface Props extends About {
  title: string;
  only?: readonly VerifyType[] | undefined;
  children: (demands: Demands) => ReactElement;
}

export function DemandsGate({ title, only, children, ...about }: Props) {
  const { demands, error, retry } = useDemands(about);
  if (demands?.items.some(({ verifyType }) => only?.includes(verifyType) ?? true)) return children(demands);
  const missing = error !== null && hasCode(toAppError(error), errorCodes.orderNotFound);
  return (
    <Screen title={title} onBack={goBack}>
      {demands || missing ? (
        <NothingAsked seqNo={missing ? undefined : about.seqNo} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Skeleton shape="list" />
      )}
    </Screen>
  );
}

export function NothingAsked({ seqNo }: { seqNo: string | undefined }) {
  const t = useT();
  return (
    <EmptyState
      icon="check"
      title={t('evidence.list.none')}
      note={t('evidence.list.noneNote')}
      action={
        seqNo === undefined
          ? {
              id: 'evidence-home',
              label: t('evidence.list.home'),
              onPress: () => navigate('tabbar', { tab: 'remit' }),
            }
          : {
              id: 'evidence-order',
              label: t('evidence.list.order'),
              onPress: () => navigate('bankOrder', { seqNo }, { replace: true }),
            }
      }
    />
  );
}
