import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { LastKnown } from './LastKnown';
import './texts';
import type { OrderView } from './useOrder';

export type Frame = ComponentType<
  Pick<ComponentProps<typeof Screen>, 'id' | 'title' | 'onBack' | 'right' | 'wide' | 'footer' | 'children'>
>;

interface Props {
  id: string;
  title: string;
  view: OrderView;
  frame?: Frame | undefined;
  right?: ReactNode;
  /** Two columns in a wide window. */
  wide?: boolean;
  footer?: (order: Order) => ReactNode;
  children: (order: Order) => ReactNode;
}

export function OrderFrame(props: Props) {
  const { id, title, view, frame: Frame = Screen, right, wide, footer, children } = props;
  const t = useT();
  const { order, known, refetch } = view;
  const missing = (error: AppError): ReactNode =>
    hasCode(error, errorCodes.orderNotFound) ? (
      <EmptyState
        title={t('order.detail.notFound')}
        note={t('order.detail.notFoundHint')}
        action={{
          id: 'order-list',
          label: t('order.checking.orders'),
          onPress: () => navigate('tabbar', { tab: 'order' }),
        }}
      />
    ) : known ? (
      <LastKnown known={known} onRetry={refetch} />
    ) : null;
  return (
    <Frame
      id={id}
      title={title}
      onBack={goBack}
      right={right}
      wide={wide}
      footer={order && footer ? footer(order) : undefined}
    >
      <QueryState
        query={{ ...view, data: order ?? undefined }}
        failedTitle={t('errors.orderDetailFailed')}
        missing={missing}
      >
        {children}
      </QueryState>
    </Frame>
  );
}
