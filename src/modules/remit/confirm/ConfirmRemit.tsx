import { useState } from 'react';
import { useStore } from 'zustand';
import { payeeInfo } from '@/contracts/calls/payee/payee';
import type { Quote } from '@/contracts/entities/quote';
import { payeeLack } from '@/forms/payee/payeeLack';
import { useChoosePayee } from '@/forms/payee/useChoosePayee';
import { useT } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import '../texts';
import './texts';
import { AskedFor } from './AskedFor';
import { SendAgain } from './SendAgain';
import { CouponSaving } from './CouponSaving';
import { Declared } from './Declared';
import { OtherWay } from './OtherWay';
import { PayeeCard } from './PayeeCard';
import { PayeeLack } from './PayeeLack';
import { PayExisting } from './PayExisting';
import { PriceCard } from './PriceCard';
import { PriceMoved, sameCurrencies } from './PriceMoved';
import { RateLock } from './RateLock';
import { confirmedDraft } from './useCommit';
import { useDeclaration } from './useDeclaration';
import { useFreshQuote } from './useFreshQuote';
import { useLargeTransferNote } from './useLargeTransferNote';
import { useSendOrder } from './useSendOrder';

/** `seqNo`: it exists and is paid next; `popInfoId`: a payee's request; `again`: repeats an order. */
export function ConfirmRemit() {
  const { params } = useRoute('confirmRemit');
  if (params?.seqNo) return <PayExisting seqNo={params.seqNo} />;
  if (params?.popInfoId) return <AskedFor popInfoId={params.popInfoId} />;
  return params?.again ? <SendAgain seqNo={params.again} /> : <ConfirmDraft />;
}

function ConfirmDraft() {
  const t = useT();
  const draft = confirmedDraft(useStore(remitDraftStore));
  if (draft.quote && draft.payeeId)
    return <ConfirmBody draft={draft} drafted={draft.quote} payeeId={draft.payeeId} />;
  return (
    <Screen title={t('confirm.title')} onBack={goBack}>
      <EmptyState
        title={t('confirm.noDraft')}
        note={t('confirm.noDraftHint')}
        action={{
          id: 'confirm-start',
          label: t('confirm.start'),
          onPress: () => navigate('tabbar', { tab: 'remit' }),
        }}
      />
    </Screen>
  );
}

function ConfirmBody({ draft, drafted, payeeId }: { draft: RemitDraft; drafted: Quote; payeeId: string }) {
  const t = useT();
  const { data, isError, refetch } = useCall(payeeInfo, { payeeId });
  const payee = data?.payee;
  const lack = payee ? payeeLack(payee) : null;
  const choosePayee = useChoosePayee({ forRemit: true });
  const fresh = useFreshQuote(drafted, payee?.accountType);
  const quote = fresh.quote ?? drafted;
  const [seen] = useState(drafted);
  const { purposes, relations, chosen } = useDeclaration(draft, drafted, payee?.relationshipToReceiver);
  const repeated = draft.earlier && sameCurrencies(draft.earlier, quote) ? draft.earlier : undefined;
  const large = useLargeTransferNote(quote, draft);
  const [tried, markTried] = useTried();
  const { submit, state, busy, stop, unanswered, dialogs } = useSendOrder({
    draft,
    payeeId,
    quote,
    fresh,
    complete: payee !== undefined && !lack && chosen,
    onLack: markTried,
    recheck: large.recheck,
  });

  return (
    <Screen
      title={t('confirm.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('confirmRemit') }}
          main={
            large.main ?? {
              id: 'confirm-submit',
              label: t('confirm.submit'),
              onPress: submit,
              busy,
              disabled: draft.commitKey === undefined && (!payee || (fresh.renewing && !fresh.quote)),
            }
          }
          prompt={unanswered && state === 'idle' ? t('confirm.checking') : undefined}
        />
      }
    >
      <PriceCard quote={quote} expiresAt={fresh.quote?.expiresAt} promisesArrival={large.promisesArrival} />
      {draft.couponId ? (
        <CouponSaving quote={quote} couponId={draft.couponId} remitType={draft.remitType} />
      ) : null}
      <PriceMoved seen={seen} earlier={repeated} quote={quote} side={draft.side} />
      {state === 'waiting' ? (
        <Notice tone="warn" action={{ id: 'confirm-stop', label: t('confirm.stop'), onPress: stop }}>
          {t('confirm.waiting')}
        </Notice>
      ) : null}
      {state === 'stopped' ? (
        <Notice tone="warn" action={{ id: 'confirm-resume', label: t('confirm.resume'), onPress: submit }}>
          {t('confirm.stopped')}
        </Notice>
      ) : null}
      <OtherWay was={(repeated ?? seen).accountType} is={payee?.accountType} />
      {fresh.error ? (
        <Notice tone="warn" action={{ id: 'confirm-renew', label: t('common.retry'), onPress: fresh.renew }}>
          {t('remit.home.quoteFailed')}
        </Notice>
      ) : null}
      {payee && lack ? <PayeeLack lack={lack} tried={tried} onMend={() => choosePayee(payee)} /> : null}
      {large.note}
      <RateLock draft={draft} quote={quote} />
      <PayeeCard draft={draft} payee={payee} failed={isError} onRetry={refetch} />
      <Declared draft={draft} purposes={purposes} relations={relations} tried={tried} />
      {dialogs}
    </Screen>
  );
}
