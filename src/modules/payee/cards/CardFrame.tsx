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

export type CardView = CallAnswer<'payeeCard.detail'>;

interface Props {
  id: string;
  title: string;
  /** What the screen is about; undefined: it was opened without, and says where to choose. */
  by: 'card' | 'share' | 'order';
  about: string | undefined;
  /** Asks again this often while it says so. Milliseconds. */
  renewMs?: number;
  renewWhile?: (view: CardView) => boolean;
  footer?: (view: CardView) => ReactNode;
  children: (view: CardView, refetch: () => Promise<unknown>) => ReactNode;
}

/** The frame of every screen about one card or one of its orders: loading, not there, failed, and then it. */
export function CardFrame({ id, title, by, about, renewMs, renewWhile, footer, children }: Props) {
  const t = useT();
  const query = useCall(
    'payeeCard.detail',
    { by, id: about ?? '-' },
    { enabled: about !== undefined, staleMs: 0, renewMs, renewWhile },
  );
  const error = query.isError && !query.data ? toAppError(query.error) : null;
  const toList = {
    id: 'card-to-list',
    label: t('collection.card.toList'),
    onPress: () => navigate('collectionCards', {}, { replace: true }),
  };
  const body = (): ReactNode => {
    if (about === undefined)
      return (
        <EmptyState
          icon="card"
          title={by === 'order' ? t('collection.orders.choose') : t('collection.card.choose')}
          action={toList}
        />
      );
    if (query.data) return children(query.data, query.refetch);
    if (!error) return <Skeleton shape="detail" />;
    if (hasCode(error, errorCodes.shareCodeInvalid))
      return (
        <EmptyState
          icon="warning"
          title={t('collection.card.invalid')}
          note={t('collection.card.invalidHint')}
          action={toList}
        />
      );
    if (hasCode(error, errorCodes.sameCountry))
      return <EmptyState icon="warning" title={t('collection.card.sameCountry')} action={toList} />;
    if (hasCode(error, errorCodes.payeeNotFound))
      return (
        <EmptyState
          title={by === 'order' ? t('collection.orders.notFound') : t('collection.card.choose')}
          action={toList}
        />
      );
    return <ErrorState onRetry={query.refetch} />;
  };
  return (
    <Screen
      id={id}
      title={title}
      onBack={goBack}
      footer={query.data && footer ? footer(query.data) : undefined}
    >
      {body()}
    </Screen>
  );
}
