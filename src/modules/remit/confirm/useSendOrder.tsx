import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { orderCommit } from '@/contracts/calls/order/commit';
import type { Order } from '@/contracts/entities/order';
import type { Quote } from '@/contracts/entities/quote';
import type { AppError } from '@/core/appError';
import { useT } from '@/i18n';
import { showError } from '@/state/client/showError';
import { finishRemitDraft, type RemitDraft, remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate } from '@/state/navigation';
import { isPriceChanged } from '@/state/orders/commitRule';
import { openOrderPayment } from '@/state/orders/orderOpening';
import { useDeviceProof } from '@/state/session/deviceProof';
import { Dialog } from '@/ui/Dialog';
import { Presence } from '@/ui/overlays/Presence';
import { PapersDialog } from './PapersDialog';
import { confirmedDraft, useCommit } from './useCommit';
import type { FreshQuote } from './useFreshQuote';
import { useIdentityNeeded } from './useIdentityNeeded';
import { useWalletLimit } from './useWalletLimit';

const openPapers = ({ seqNo, supplements: [one, ...more] }: AnswerOf<typeof orderCommit>): Promise<void> =>
  navigate(
    'evidenceListNew',
    { seqNo, ...(one && more.length === 0 ? { verifyType: one.kind } : {}) },
    { replace: true },
  );

interface Sent {
  draft: RemitDraft;
  payeeId: string;
  quote: Quote;
  fresh: FreshQuote;
  /** Nothing is missing; else `onLack` shows what is. */
  complete: boolean;
  onLack: () => void;
  /** After a refusal the limits are checked again. */
  recheck: () => void;
}

export function useSendOrder({ draft, payeeId, quote, fresh, complete, onLack, recheck }: Sent) {
  const t = useT();
  const { commit, state, stop } = useCommit();
  const busy = state === 'sending' || state === 'waiting';
  const [demanding, setDemanding] = useState<AnswerOf<typeof orderCommit> | null>(null);
  const [priceChanged, setPriceChanged] = useState(false);
  const wallet = useWalletLimit(payeeId, quote);
  const identity = useIdentityNeeded();
  const askDeviceProof = useDeviceProof(() => submit());

  const leave = async (open: () => Promise<void>): Promise<void> => {
    await open();
    // Only now: the key finds the order until the next screen opens.
    finishRemitDraft();
  };
  const onward = (order: Order): Promise<void> =>
    draft.toSchool
      ? navigate('overseasSuccess', { seqNo: order.seqNo }, { replace: true })
      : openOrderPayment(order, { replace: true });
  const answerRefusal = async (error: AppError): Promise<void> => {
    if (isPriceChanged(error)) {
      setPriceChanged(true);
      fresh.renew();
      return;
    }
    recheck();
    if (identity.ask(error) || askDeviceProof(error)) return;
    if (!(await wallet.ask(error))) showError(error);
  };
  async function submit(): Promise<void> {
    const current = confirmedDraft(remitDraftStore.getState());
    // Only visible things are confirmed; a pending order already was.
    if (current.commitKey === undefined && !complete) return onLack();
    if (!fresh.quote) return fresh.renew();
    const outcome = await commit({ ...current, quote: fresh.quote });
    if (outcome.kind === 'committed') {
      const { order, supplements } = outcome.answer;
      if (supplements.length > 0) setDemanding(outcome.answer);
      else await leave(() => onward(order));
    }
    if (outcome.kind === 'refused') await answerRefusal(outcome.error);
  }
  const unanswered = draft.commitKey !== undefined && !busy && !demanding;
  // App or network ended before the answer: retry with the same key. Not for orders sent from here.
  const resumed = useRef(draft.commitKey === undefined);
  useEffect(() => {
    if (!unanswered || resumed.current) return;
    resumed.current = true;
    void submit();
  });

  const dialogs = (
    <>
      <Presence>
        {demanding ? (
          <PapersDialog
            made={demanding}
            onSend={() => leave(() => openPapers(demanding))}
            onPay={() => leave(() => onward(demanding.order))}
          />
        ) : null}
      </Presence>
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
    </>
  );
  return { submit, state, busy, stop, unanswered, dialogs };
}
