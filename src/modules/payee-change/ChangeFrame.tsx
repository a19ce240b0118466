import type { ReactElement, ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { orderChangePayeeInfo } from '@/contracts/calls/payee/change';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
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
  const { info, screen, seqNo, waiting } = useOpening(opening);
  return info ? children({ info, seqNo, screen }) : <Screen {...screen}>{waiting}</Screen>;
}

export function ChangeFrame({ footer, children, ...opening }: FrameProps) {
  const { info, screen, seqNo, waiting } = useOpening(opening);
  return (
    <Screen {...screen} footer={info ? footer?.(info, seqNo) : undefined}>
      {info ? children(info, seqNo) : waiting}
    </Screen>
  );
}

function useOpening({ id, title, seqNo = '' }: Opening) {
  const t = useT();
  const query = useCall(orderChangePayeeInfo, seqNo ? { seqNo } : null, { staleMs: 0 });
  const none = (
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
  const waiting = seqNo ? (
    <QueryState query={query} missing={(error) => (hasCode(error, errorCodes.orderNotFound) ? none : null)}>
      {() => (
        <EmptyState
          icon="lock"
          title={t('payeeChange.select.tooLate')}
          action={{
            id: 'change-order',
            label: t('payeeChange.select.toOrder'),
            onPress: () => navigate('bankOrder', { seqNo }, { replace: true }),
          }}
        />
      )}
    </QueryState>
  ) : (
    none
  );
  return {
    info: query.data?.allowed ? query.data : undefined,
    screen: { id, title, onBack: goBack } satisfies FrameScreen,
    seqNo,
    waiting,
  };
}
