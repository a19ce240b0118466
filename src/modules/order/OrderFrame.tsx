import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { LastKnown } from './LastKnown';
import './texts';
import type { OrderView } from './useOrder';

export type Frame = ComponentType<
  Pick<ComponentProps<typeof Screen>, 'id' | 'title' | 'onBack' | 'right' | 'footer' | 'children'>
>;

interface Props {
  id: string;
  title: string;
  view: OrderView;
  frame?: Frame | undefined;
  right?: ReactNode;
  footer?: (order: Order) => ReactNode;
  children: (order: Order) => ReactNode;
}

export function OrderFrame({ id, title, view, frame: Frame = Screen, right, footer, children }: Props) {
  const t = useT();
  const { order, error } = view;
  const missing = error !== null && hasCode(error, errorCodes.orderNotFound);
  return (
    <Frame
      id={id}
      title={title}
      onBack={goBack}
      right={right}
      footer={order && footer ? footer(order) : undefined}
    >
      {order ? (
        <>
          {view.staleSince === null ? null : <StaleNote time={view.staleSince} onRetry={view.refetch} />}
          {children(order)}
        </>
      ) : missing ? (
        <EmptyState
          title={t('order.detail.notFound')}
          note={t('order.detail.notFoundHint')}
          action={{
            id: 'order-list',
            label: t('order.checking.orders'),
            onPress: () => navigate('tabbar', { tab: 'order' }),
          }}
        />
      ) : view.known ? (
        <LastKnown known={view.known} onRetry={view.refetch} />
      ) : error ? (
        <ErrorState title={t('errors.orderDetailFailed')} error={view.error} onRetry={view.refetch} />
      ) : (
        <Skeleton shape="detail" />
      )}
    </Frame>
  );
}
