import type { ReactNode } from 'react';
import type { CallAnswer } from '@/catalogue/calls';
import { errorCodes } from '@/catalogue/errors';
import { hasCode, toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';

export type ChangeInfo = CallAnswer<'order.changePayeeInfo'>;

interface Props {
  id: string;
  title: string;
  seqNo: string | undefined;
  footer?: (info: ChangeInfo, seqNo: string) => ReactNode;
  children: (info: ChangeInfo, seqNo: string) => ReactNode;
}

/** The frame of every screen that changes an order's payee: without an order, too late for it, failed, and then it. */
export function ChangeFrame({ id, title, seqNo, footer, children }: Props) {
  const t = useT();
  const query = useCall(
    'order.changePayeeInfo',
    { seqNo: seqNo ?? '-' },
    { enabled: seqNo !== undefined, staleMs: 0 },
  );
  const body = (): ReactNode => {
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
    if (query.isError && !query.data) return <ErrorState onRetry={query.refetch} />;
    if (!query.data) return <Skeleton shape="detail" />;
    if (!query.data.allowed)
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
    return children(query.data, seqNo);
  };
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      footer={query.data?.allowed && seqNo && footer ? footer(query.data, seqNo) : undefined}
    >
      {body()}
    </Screen>
  );
}
