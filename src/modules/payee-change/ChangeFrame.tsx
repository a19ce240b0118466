import type { ReactElement, ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderChangePayeeInfo } from '@/contracts/calls/payee/change';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import type { FrameScreen } from '@/ui/ActionScreen';
import './texts';

export type ChangeInfo = AnswerOf<typeof orderChangePayeeInfo>;

interface Opening {
  id: string;
  title: string;
  seqNo: string | undefined;
}

interface GateProps extends Opening {
  children: (change: { info: ChangeInfo; seqNo: string; screen: FrameScreen }) => ReactElement;
}

interface FrameProps extends Opening {
  footer?: (info: ChangeInfo, seqNo: string) => ReactNode;
  children: (info: ChangeInfo, seqNo: string) => ReactNode;
}

export function ChangeGate({ children, ...opening }: GateProps) {
  const { info, screen, waiting } = useOpening(opening);
  const { seqNo } = opening;
  return info && seqNo !== undefined ? (
    children({ info, seqNo, screen })
  ) : (
    <Screen {...screen}>{waiting()}</Screen>
  );
}

export function ChangeFrame({ footer, children, ...opening }: FrameProps) {
  const { info, screen, waiting } = useOpening(opening);
  const { seqNo } = opening;
  const open = info && seqNo !== undefined;
  return (
    <Screen {...screen} footer={open ? footer?.(info, seqNo) : undefined}>
      {open ? children(info, seqNo) : waiting()}
    </Screen>
  );
}

function useOpening({ id, title, seqNo }: Opening) {
  const t = useT();
  const query = useCall(
    orderChangePayeeInfo,
    { seqNo: seqNo ?? '-' },
    { enabled: seqNo !== undefined, staleMs: 0 },
  );
  const waiting = (): ReactNode => {
    const missing = query.isError && hasCode(toAppError(query.error), errorCodes.orderNotFound);
    if (seqNo === undefined || missing)
      return (
        <EmptyState
          icon="order"
          title={t('payeeChange.select.noOrder')}
          action={{
            id: 'change-orders',
            label: t('payeeChange.select.toOrders'),
            onPress: () => navigate('tabbar', { tab: 'order' }),
          }}
        />
      );
    if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={query.refetch} />;
    if (!query.data) return <Skeleton shape="detail" />;
    return (
      <EmptyState
        icon="lock"
        title={t('payeeChange.select.tooLate')}
        action={{
          id: 'change-order',
          label: t('payeeChange.select.toOrder'),
          onPress: () => navigate('bankOrder', { seqNo }, { replace: true }),
        }}
      />
    );
  };
  return {
    info: query.data?.allowed ? query.data : undefined,
    screen: { id, title, onBack: goBack } satisfies FrameScreen,
    waiting,
  };
}
