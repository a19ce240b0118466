import type { ReactNode } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { payeeLargeTransferAuth } from '@/contracts/calls/payee/change';
import { remitLargeLimitCheck } from '@/contracts/calls/remit/preflight';
import type { Quote } from '@/contracts/entities/quote';
import { errorCodes } from '@/contracts/errors';
import { payCodes, schoolCodes } from '@/contracts/errors/server';
import { hasCode, toAppError } from '@/core/appError';
import { safeWaitHours } from '@/domain/largeRemit';
import { routeOf, type LargeTransferProgress } from '@/routes/flows/largeTransferProgress';
import { sentencesText, useT, useTKey, type Translate } from '@/i18n';
import { reviewBeat } from '@/state/queries/beat';
import { openKyc, withPayerNow } from '@/state/accountOpening/kycOpening';
import { type LargeTransferView, useLargeTransfer } from '@/state/accountOpening/useLargeTransfer';
import { useLargeOffered } from '@/state/market/largeOffered';
import { navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import type { RemitDraft } from '@/state/drafts/remitDraft';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { overLimit } from '../overLimit';

interface Way {
  id: string;
  label: string;
  onPress: () => unknown;
}
interface Told {
  note: ReactNode;
  /** Replaces a confirmation the server would refuse. */
  main?: Way;
}
export interface LargeTransferNote extends Told {
  promisesArrival: boolean;
  recheck: () => void;
}
/** The payee takes no such sum. */
const notTaken = [payCodes.walletAboveMax, payCodes.walletBelowMin, schoolCodes.amountDiffers];

type Sent = Pick<RemitDraft, 'remitType' | 'relation' | 'commitKey' | 'payeeId'>;

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

export function useLargeTransferNote(quote: Quote, sent: Sent): LargeTransferNote {
  const t = useT();
  const tKey = useTKey();
  const { remitType, relation, commitKey, payeeId } = sent;
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
      targetAmount: quote.targetAmount,
    },
    { enabled: commitKey === undefined, staleMs: 0 },
  );
  const over = overLimit(limit.error, quote.sourceCurrency);
  const offered = useLargeOffered() === true && over?.link !== '';
  const large = useLargeTransfer(reviewBeat, offered && (isLarge || over !== null));
  // Asking for consent is optional; a payee who was asked gives it first.
  const word = useCall(payeeLargeTransferAuth, isLarge && payeeId !== undefined ? { payeeId } : null, {
    staleMs: 0,
    renewMs: reviewBeat,
    renewWhile: ({ status }) => owesWord(status),
  });
  const recheck = (): void => {
    void limit.refetch();
    if (large.data) void large.refetch();
    if (word.data) void word.refetch();
  };
  const sentenceOf = (error: unknown): string => {
    const { serverMessage, messageKey } = toAppError(error);
    return serverMessage ?? tKey(messageKey);
  };
  const told = (): Told => {
    const view = large.data;
    if (hasCode(limit.error, errorCodes.FreeKycInfo)) return ownOnly(t, sentenceOf(limit.error));
    if (hasCode(limit.error, ...notTaken))
      return {
        note: <Notice tone="warn">{sentenceOf(limit.error)}</Notice>,
        main: otherAmount(t, () => navigate('tabbar', { tab: 'remit' })),
      };
    if (hasCode(limit.error, schoolCodes.registrationUsed))
      return {
        note: <Notice tone="warn">{sentenceOf(limit.error)}</Notice>,
        main: {
          id: 'confirm-register',
          label: t('confirm.large.go.register'),
          onPress: () => navigate('overseasSelectReceipt', {}),
        },
      };
    if (over) return beyond(t, over.residual, { remitType, view, asLarge: !isLarge && offered });
    if (!isLarge || !view) return { note: null };
    return underWay(t, view, sent, word.data?.status);
  };
  const { note, main: first } = told();
  // Pending orders are requested again whatever the limits are now.
  const main = commitKey === undefined ? first : undefined;
  const goesOn = !isLarge || (large.data !== undefined && relation === 'self');
  return { note, main, promisesArrival: goesOn && !main, recheck };
}

const ownOnly = (t: Translate, text: string): Told => ({
  note: <Notice tone="warn">{text}</Notice>,
  main: {
    id: 'confirm-document-go',
    label: t('confirm.document.upload'),
    onPress: () => withPayerNow(openKyc),
  },
});

function beyond(
  t: Translate,
  residual: string,
  {
    remitType,
    view,
    asLarge,
  }: Pick<Sent, 'remitType'> & { view: LargeTransferView | undefined; asLarge: boolean },
): Told {
  const amount = otherAmount(t, () =>
    remitType === 'LargeRemit'
      ? navigate('remittanceTransfer', { remitType })
      : navigate('tabbar', { tab: 'remit' }),
  );
  if (!asLarge || view?.progress.kind === 'barred')
    return {
      note: <Notice tone="warn">{t('confirm.large.beyondOnly', { residual })}</Notice>,
      main: amount,
    };
  return {
    note: (
      <Notice tone="warn" action={amount}>
        {sentencesText([t('confirm.large.beyond', { residual }), view && wordsOf(t, view.progress)])}
      </Notice>
    ),
    main: view ? wayOn(t, view) : amount,
  };
}

function underWay(
  t: Translate,
  view: LargeTransferView,
  { payeeId, relation }: Sent,
  word: Word | undefined,
): Told {
  const { kind } = view.progress;
  if (kind === 'ready' && payeeId !== undefined && word && owesWord(word))
    return {
      note: <Notice tone="warn">{t(`confirm.large.word.${word}`)}</Notice>,
      main: {
        id: 'confirm-share',
        label: t('confirm.large.word.ask'),
        onPress: () => navigate('sharePayee', { payeeId }),
      },
    };
  if (kind === 'ready') return { note: <Held isSelf={relation === 'self'} /> };
  return {
    note: <Notice tone="warn">{wordsOf(t, view.progress)}</Notice>,
    main: kind === 'barred' ? otherAmount(t, () => navigate('tabbar', { tab: 'remit' })) : wayOn(t, view),
  };
}

const otherAmount = (t: Translate, onPress: Way['onPress']): Way => ({
  id: 'confirm-amount',
  label: t('confirm.large.go.amount'),
  onPress,
});

type Word = AnswerOf<typeof payeeLargeTransferAuth>['status'];
const owesWord = (status: Word): status is 'inProgress' | 'failed' =>
  status === 'inProgress' || status === 'failed';

function wayOn(t: Translate, { payer, progress }: LargeTransferView): Way {
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
