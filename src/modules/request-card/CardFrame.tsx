import type { ReactElement, ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeCardDetail } from '@/contracts/calls/payee/card';
import { errorCodes } from '@/contracts/errors';
import { type AppError, hasCode } from '@/core/appError';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import type { SlowingBeat } from '@/state/queries/beat';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen, QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import type { FrameScreen } from '@/ui/ActionScreen';
import './texts';

export type CardView = AnswerOf<typeof payeeCardDetail>;

interface Opening {
  id: string;
  title: string;
  /** Undefined: leads to the choice. */
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
  const { query, screen, none, missing } = useOpening(opening);
  if (none) return <Screen {...screen}>{none}</Screen>;
  return (
    <QueryScreen screen={screen} query={query} missing={missing}>
      {(view) => children(view, screen)}
    </QueryScreen>
  );
}

export function CardFrame({ footer, children, ...opening }: FrameProps) {
  const { query, screen, none, missing } = useOpening(opening);
  return (
    <Screen {...screen} footer={query.data && footer?.(query.data)}>
      {none ?? (
        <QueryState query={query} missing={missing}>
          {(view) => children(view, query.refetch)}
        </QueryState>
      )}
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
  const toList = {
    id: 'card-to-list',
    label: t('requestCard.card.toList'),
    onPress: () => navigate('collectionCards', {}, { replace: true }),
  };
  const none =
    about === undefined ? (
      <EmptyState
        icon="card"
        title={by === 'order' ? t('requestCard.orders.choose') : t('requestCard.card.choose')}
        action={toList}
      />
    ) : null;
  const missing = (error: AppError): ReactNode => {
    if (hasCode(error, errorCodes.shareCodeInvalid))
      return (
        <EmptyState
          icon="warning"
          title={t('requestCard.card.invalid')}
          note={t('requestCard.card.invalidHint')}
          action={toList}
        />
      );
    if (hasCode(error, errorCodes.sameCountry))
      return <EmptyState icon="warning" title={t('requestCard.card.sameCountry')} action={toList} />;
    if (hasCode(error, errorCodes.payeeNotFound))
      return (
        <EmptyState
          title={by === 'order' ? t('requestCard.orders.notFound') : t('requestCard.card.choose')}
          action={toList}
        />
      );
    return null;
  };
  return { query, screen: { id, title, onBack: goBack } satisfies FrameScreen, none, missing };
}
