import type { ReactElement, ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeCardDetail } from '@/contracts/calls/payee/card';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import type { SlowingBeat } from '@/state/queries/beat';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import type { FrameScreen } from '@/ui/ActionScreen';
import './texts';

export type CardView = AnswerOf<typeof payeeCardDetail>;

interface Opening {
  id: string;
  title: string;
  /** Undefined when opened without one: the screen then leads to the choice. */
  by: 'card' | 'share' | 'order';
  about: string | undefined;
  renewMs?: number | SlowingBeat;
  renewWhile?: (view: CardView) => boolean;
}

interface GateProps extends Opening {
  children: (view: CardView, screen: FrameScreen) => ReactElement;
}

interface FrameProps extends Opening {
  footer?: (view: CardView) => ReactNode;
  children: (view: CardView, refetch: () => Promise<unknown>) => ReactNode;
}

export function CardGate({ children, ...opening }: GateProps) {
  const { query, screen, waiting } = useOpening(opening);
  return query.data ? children(query.data, screen) : <Screen {...screen}>{waiting()}</Screen>;
}

export function CardFrame({ footer, children, ...opening }: FrameProps) {
  const { query, screen, waiting } = useOpening(opening);
  return (
    <Screen {...screen} footer={query.data && footer?.(query.data)}>
      {query.data ? children(query.data, query.refetch) : waiting()}
    </Screen>
  );
}

function useOpening({ id, title, by, about, renewMs, renewWhile }: Opening) {
  const t = useT();
  const query = useCall(
    payeeCardDetail,
    { by, id: about ?? '-' },
    { enabled: about !== undefined, staleMs: 0, renewMs, renewWhile },
  );
  const error = query.isError && !query.data ? toAppError(query.error) : null;
  const toList = {
    id: 'card-to-list',
    label: t('collection.card.toList'),
    onPress: () => navigate('collectionCards', {}, { replace: true }),
  };
  const waiting = (): ReactNode => {
    if (about === undefined)
      return (
        <EmptyState
          icon="card"
          title={by === 'order' ? t('collection.orders.choose') : t('collection.card.choose')}
          action={toList}
        />
      );
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
    return <ErrorState error={query.error} onRetry={query.refetch} />;
  };
  return { query, screen: { id, title, onBack: goBack } satisfies FrameScreen, waiting };
}
