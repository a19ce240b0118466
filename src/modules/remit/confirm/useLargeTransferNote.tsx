import type { ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeLargeTransferAuth } from '@/contracts/calls/payeeChange';
import { remitLargeLimitCheck } from '@/contracts/calls/preflight';
import type { Quote } from '@/contracts/entities/order';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { safeWaitHours } from '@/domain/largeRemit';
import { routeOf, type LargeTransferProgress } from '@/routes/flows/largeTransferProgress';
import { sentencesText, useT, useTKey, type Translate } from '@/i18n';
import { reviewBeat } from '@/state/queries/beat';
import { openKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { type LargeTransferView, useLargeTransfer } from '@/state/accountOpening/useLargeTransfer';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { largeOffered } from '@/variants';
import { overLimit } from '../overLimit';

export interface LargeTransferNote {
  note: ReactNode;
  /** Replaces a confirmation that would be refused. */
  main?: { id: string; label: string; onPress: () => unknown };
  recheck: () => void;
}

function wordsOf(t: Translate, progress: LargeTransferProgress): string {
  switch (progress.kind) {
    case 'papers':
      return t(`confirm.large.progress.${progress.state}`);
    case 'step':
      return t('confirm.large.progress.step', { step: t(`confirm.large.step.${progress.step}`) });
    default:
      return t(`confirm.large.progress.${progress.kind}`);
  }
}

export function useLargeTransferNote(
  quote: Quote,
  {
    remitType,
    relation,
    commitKey,
    payeeId,
  }: Pick<RemitDraft, 'remitType' | 'relation' | 'commitKey' | 'payeeId'>,
): LargeTransferNote {
  const t = useT();
  const tKey = useTKey();
  const isLarge = remitType === 'LargeRemit';
  const limit = useCall(
    remitLargeLimitCheck,
    {
      sourceAmount: quote.sourceAmount,
      sourceCurrency: quote.sourceCurrency,
      remitType,
      targetCountry: quote.targetCountryCode,
      payeeId,
      relation,
    },
    { enabled: commitKey === undefined, staleMs: 0 },
  );
  const over = overLimit(limit.error, quote.sourceCurrency);
  const residual = over?.residual ?? null;
  const offered = largeOffered() && over?.link !== '';
  const large = useLargeTransfer(reviewBeat, offered && (isLarge || residual !== null));
  // A payee who was asked for consent gives it first; asking is optional.
  const word = useCall(payeeLargeTransferAuth, isLarge && payeeId !== undefined ? { payeeId } : null, {
    staleMs: 0,
    renewMs: reviewBeat,
    renewWhile: ({ status }) => owesWord(status),
  });
  const recheck = (): void => {
    void limit.refetch();
    if (large.view) void large.refetch();
    if (word.data) void word.refetch();
  };
  const amount = {
    id: 'confirm-amount',
    label: t('confirm.large.go.amount'),
    onPress: () =>
      isLarge ? navigate('remittanceTransfer', { remitType }) : navigate('tabbar', { tab: 'remit' }),
  };
  const { view } = large;
  const ownOnly = hasCode(limit.error, errorCodes.FreeKycInfo) ? toAppError(limit.error) : null;
  if (ownOnly)
    return {
      note: <Notice tone="warn">{ownOnly.serverMessage ?? tKey(ownOnly.messageKey)}</Notice>,
      main: {
        id: 'confirm-document-go',
        label: t('confirm.document.upload'),
        onPress: () => withPayerNow(openKyc),
      },
      recheck,
    };
  if (residual !== null && (isLarge || !offered || view?.progress.kind === 'barred'))
    return {
      note: <Notice tone="warn">{t('confirm.large.beyondOnly', { residual })}</Notice>,
      main: amount,
      recheck,
    };
  if (residual !== null)
    return {
      note: (
        <Notice tone="warn" action={amount}>
          {sentencesText([t('confirm.large.beyond', { residual }), view && wordsOf(t, view.progress)])}
        </Notice>
      ),
      main: view ? wayOn(t, view) : amount,
      recheck,
    };
  if (!isLarge || !view) return { note: null, recheck };
  if (view.progress.kind === 'ready' && payeeId !== undefined && word.data && owesWord(word.data.status))
    return {
      note: <Notice tone="warn">{t(`confirm.large.word.${word.data.status}`)}</Notice>,
      main: {
        id: 'confirm-share',
        label: t('confirm.large.word.ask'),
        onPress: () => navigate('sharePayee', { payeeId }),
      },
      recheck,
    };
  if (view.progress.kind === 'ready') return { note: <Held isSelf={relation === 'self'} />, recheck };
  return {
    note: <Notice tone="warn">{wordsOf(t, view.progress)}</Notice>,
    main:
      view.progress.kind === 'barred'
        ? { ...amount, onPress: () => navigate('tabbar', { tab: 'remit' }) }
        : wayOn(t, view),
    recheck,
  };
}

type Word = AnswerOf<typeof payeeLargeTransferAuth>['status'];
const owesWord = (status: Word): status is 'inProgress' | 'failed' =>
  status === 'inProgress' || status === 'failed';

function wayOn(t: Translate, { payer, progress }: LargeTransferView): NonNullable<LargeTransferNote['main']> {
  const key =
    progress.kind === 'papers' ? progress.state : progress.kind === 'barred' ? 'amount' : progress.kind;
  return {
    id: 'confirm-large',
    label: t(`confirm.large.go.${key}`),
    onPress: () =>
      progress.kind === 'identity'
        ? openKyc(payer)
        : progress.kind === 'ready'
          ? navigate('remittanceTransfer', { remitType: 'LargeRemit' })
          : navigate(routeOf(progress), {}),
  };
}

function Held({ isSelf }: { isSelf: boolean }) {
  const t = useT();
  return (
    <Card id="confirm-large-held" title={t('confirm.large.title')}>
      <ListRow
        icon="clock"
        title={t('confirm.large.hold', { hours: safeWaitHours })}
        note={t('confirm.large.holdNote')}
      />
      {isSelf ? null : (
        <ListRow icon="file" title={t('confirm.large.relation')} note={t('confirm.large.relationNote')} />
      )}
    </Card>
  );
}
