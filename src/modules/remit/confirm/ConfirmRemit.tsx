import { Text, View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderCommit } from '@/contracts/calls/order';
import { payeeInfo } from '@/contracts/calls/payee';
import type { Order, Quote } from '@/contracts/entities/order';
import { studyPurposes } from '@/domain/school';
import { payeeLack } from '@/forms/payee/payeeLack';
import { useChoosePayee } from '@/forms/payee/useChoosePayee';
import { isShown, useEnumOptions } from '@/forms/serverLists';
import { formatMoment, useT, useTKey } from '@/i18n';
import { useCall } from '@/state/queries/queries';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { useDeviceProof } from '@/state/session/deviceProof';
import { isPriceChanged } from '@/state/orders/commitRule';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { finishRemitDraft, type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Dialog } from '@/ui/Dialog';
import { EmptyState } from '@/ui/EmptyState';
import { useTried } from '@/ui/field/wrong';
import { ListRow } from '@/ui/ListRow';
import { Money } from '@/ui/Money';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import '../texts';
import './texts';
import { QuoteRows } from '../QuoteRows';
import { AskedFor } from './AskedFor';
import { SendAgain } from './SendAgain';
import { CouponSaving } from './CouponSaving';
import { Declared } from './Declared';
import './confirmRemit.scss';
import { PapersDialog } from './PapersDialog';
import { PayeeLack } from './PayeeLack';
import { PriceMoved } from './PriceMoved';
import { useCommit } from './useCommit';
import { useIdentityNeeded } from './useIdentityNeeded';
import { useFreshQuote } from './useFreshQuote';
import { useLargeTransferNote } from './useLargeTransferNote';
import { useWalletLimit } from './useWalletLimit';

const openPapers = ({ seqNo, supplements: [one, ...more] }: AnswerOf<typeof orderCommit>): Promise<void> =>
  navigate(
    'evidenceListNew',
    { seqNo, ...(one && more.length === 0 ? { verifyType: one.kind } : {}) },
    { replace: true },
  );

/** `seqNo`: the order exists and is paid next; `popInfoId`: a payee's request; `again`: repeats an order. */
export function ConfirmRemit() {
  const t = useT();
  const { params } = useRoute('confirmRemit');
  const seqNo = params?.seqNo;
  useEffect(() => {
    if (seqNo) void openOrderPayment(seqNo, { replace: true });
  }, [seqNo]);
  if (seqNo) {
    return (
      <Screen title={t('confirm.title')} onBack={goBack}>
        <Skeleton shape="detail" />
      </Screen>
    );
  }
  if (params?.popInfoId) return <AskedFor popInfoId={params.popInfoId} />;
  return params?.again ? <SendAgain seqNo={params.again} /> : <ConfirmDraft />;
}

function ConfirmDraft() {
  const t = useT();
  const draft = useStore(remitDraftStore);
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
  const tKey = useTKey();
  const payee = useCall(payeeInfo, { payeeId });
  const corridor = { countryCode: drafted.sourceCountryCode, targetCountry: drafted.targetCountryCode };
  const allPurposes = useEnumOptions({ type: 'purpose', ...corridor });
  const purposes =
    draft.remitType === 'studyAbroad'
      ? { ...allPurposes, options: allPurposes.options.filter(({ value }) => studyPurposes.includes(value)) }
      : allPurposes;
  const relations = useEnumOptions({ type: 'relationship', ...corridor });
  const purposeShown = isShown(purposes.options, draft.purpose);
  const relationShown = isShown(relations.options, draft.relation);
  const accountType = payee.data?.payee.accountType;
  const lack = payee.data ? payeeLack(payee.data.payee) : null;
  const choosePayee = useChoosePayee({ forRemit: true });
  const fresh = useFreshQuote(drafted, accountType);
  // The home's price may be for another way of receiving.
  const [seen] = useState(drafted);
  const seenWay = (draft.earlier ?? seen).accountType;
  const otherWay = accountType !== undefined && seenWay !== undefined && seenWay !== accountType;
  const { commit, state, stop } = useCommit();
  const busy = state === 'sending' || state === 'waiting';
  const [tried, markTried] = useTried();
  const [priceChanged, setPriceChanged] = useState(false);
  const [demanding, setDemanding] = useState<AnswerOf<typeof orderCommit> | null>(null);

  // The payee's stored relation is the first guess.
  const known = payee.data?.payee.relationshipToReceiver;
  useEffect(() => {
    if (known && !remitDraftStore.getState().relation) remitDraftStore.setState({ relation: known });
  }, [known]);

  const quote = fresh.quote ?? drafted;
  const large = useLargeTransferNote(quote, draft);

  const wallet = useWalletLimit(payeeId, quote);
  const identity = useIdentityNeeded();

  const leave = async (open: () => Promise<void>): Promise<void> => {
    await open();
    // Only now: until the next screen is open, the key still finds the order.
    finishRemitDraft();
  };
  const onward = (order: Order): Promise<void> =>
    draft.toSchool
      ? navigate('overseasSuccess', { seqNo: order.seqNo }, { replace: true })
      : openOrderPayment(order, { replace: true });
  const askDeviceProof = useDeviceProof(() => submit());
  async function submit(): Promise<void> {
    const current = remitDraftStore.getState();
    // Only what is visible is confirmed; a pending order was confirmed when it was sent.
    if (current.commitKey === undefined && !(payee.data && !lack && purposeShown && relationShown))
      return markTried();
    if (!fresh.quote) return fresh.renew();
    const outcome = await commit({ ...current, quote: fresh.quote });
    if (outcome.kind === 'committed') {
      const { order, supplements } = outcome.answer;
      if (supplements.length > 0) setDemanding(outcome.answer);
      else await leave(() => onward(order));
    }
    if (outcome.kind !== 'refused') return;
    if (isPriceChanged(outcome.error)) {
      setPriceChanged(true);
      fresh.renew();
      return;
    }
    large.recheck();
    if (identity.ask(outcome.error) || askDeviceProof(outcome.error)) return;
    if (!(await wallet.ask(outcome.error))) showError(outcome.error);
  }
  const unanswered = draft.commitKey !== undefined && !busy && !demanding;
  // App or network ended before the answer: retry with the same key. Orders sent from here are not resumed.
  const resumed = useRef(draft.commitKey === undefined);
  useEffect(() => {
    if (!unanswered || resumed.current) return;
    resumed.current = true;
    void submit();
  });

  return (
    <Screen
      title={t('confirm.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('confirmRemit') }}
          main={
            // A pending order is requested again whatever the limits are now.
            (draft.commitKey === undefined ? large.main : undefined) ?? {
              id: 'confirm-submit',
              label: t('confirm.submit'),
              onPress: submit,
              busy,
              disabled: draft.commitKey === undefined && (!payee.data || (fresh.renewing && !fresh.quote)),
            }
          }
          prompt={unanswered && state === 'idle' ? t('confirm.checking') : undefined}
        />
      }
    >
      <Card>
        <View className="confirm-remit__amount">
          <Text className="confirm-remit__label">{t('confirm.amount')}</Text>
          <Money
            amount={quote.targetAmount}
            currency={quote.targetCurrency}
            size="large"
            flag={quote.targetCountryCode}
          />
        </View>
        <QuoteRows quote={quote} />
        <DetailRow
          label={t('confirm.holds')}
          value={fresh.quote ? formatMoment(fresh.quote.expiresAt) : '—'}
        />
      </Card>
      {draft.couponId ? (
        <CouponSaving quote={quote} couponId={draft.couponId} remitType={draft.remitType} />
      ) : null}
      <PriceMoved seen={seen} earlier={draft.earlier} quote={quote} side={draft.side} />
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
      {otherWay ? (
        <Notice tone="info">
          {t('confirm.otherWay', { was: tKey(`ways.${seenWay}`), is: tKey(`ways.${accountType}`) })}
        </Notice>
      ) : null}
      {fresh.error ? (
        <Notice tone="warn" action={{ id: 'confirm-renew', label: t('common.retry'), onPress: fresh.renew }}>
          {t('remit.home.quoteFailed')}
        </Notice>
      ) : null}
      {payee.data && lack ? (
        <PayeeLack lack={lack} tried={tried} onMend={() => choosePayee(payee.data.payee)} />
      ) : null}
      {large.note}
      <Card title={t('confirm.payee')}>
        {payee.data ? (
          <ListRow
            id="confirm-payee"
            left={<Avatar name={payee.data.payee.name} country={payee.data.payee.country} />}
            title={payee.data.payee.name}
            note={payee.data.payee.payeeLabel}
            value={t('confirm.change')}
            onPress={() =>
              draft.toSchool
                ? navigate('overseasSelectReceipt', {})
                : navigate('selectPayee', { remitType: draft.remitType })
            }
          />
        ) : payee.isError ? (
          <Notice
            tone="warn"
            action={{ id: 'confirm-payee-retry', label: t('common.retry'), onPress: () => payee.refetch() }}
          >
            {t('confirm.payeeFailed')}
          </Notice>
        ) : (
          <Skeleton shape="list" rows={1} />
        )}
        {payee.data?.payee.payeeWarn?.type === 'checkDigit' ? (
          <Notice tone="warn">{t('confirm.checkDigit')}</Notice>
        ) : null}
      </Card>
      <Declared draft={draft} quote={quote} purposes={purposes} relations={relations} tried={tried} />
      <PapersDialog
        made={demanding}
        onSend={() => demanding && leave(() => openPapers(demanding))}
        onPay={() => demanding && leave(() => onward(demanding.order))}
      />
      {wallet.dialogThen(submit)}
      {identity.dialog}
      <Dialog
        open={priceChanged}
        title={t('confirm.rateUpdatedTitle')}
        message={t('confirm.rateUpdated')}
        confirm={{
          id: 'confirm-price-ok',
          label: t('common.hadKnew'),
          onPress: () => setPriceChanged(false),
        }}
      />
    </Screen>
  );
}
