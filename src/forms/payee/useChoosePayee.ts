import { orderChangePayeeInfo, orderPayeeChange } from '@/contracts/calls/payeeChange';
import type { Payee } from '@/contracts/entities/payee';
import { remitDraftStore } from '@/state/drafts/remitDraft';
import { navigate, type NavigateOptions } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';

/** What a payee is chosen for: the remittance that is being prepared, an order whose payee is to change, or nothing yet. */
export interface ChosenFor {
  forRemit?: boolean;
  /** The order's number. */
  forOrder?: string;
}

/** The two of a route's params, to be handed on to the next screen of the same choice. */
export const chosenForOf = ({ forRemit, forOrder }: ChosenFor): ChosenFor => ({ forRemit, forOrder });

/** What stands between a payee and money sent to them: a form to complete, the payee's own word, a failed check. */
export const payeeLack = (
  payee: Pick<Payee, 'needComplete' | 'exchangeAuthStatus' | 'authStatus'>,
): 'details' | 'consent' | 'failed' | null => {
  if (payee.needComplete) return 'details';
  if (payee.exchangeAuthStatus === 'waitShare') return 'consent';
  return payee.authStatus === 'Fail' ? 'failed' : null;
};

/**
 * Goes on with a payee. One who lacks something leads there instead (specification, flows, 4.6), and from there back into
 * what they are chosen for.
 */
export function useChoosePayee(chosenFor: ChosenFor) {
  const { mutateAsync: change } = useCallMutation(orderPayeeChange, { changes: [orderChangePayeeInfo] });
  const { forRemit, forOrder: seqNo } = chosenFor;
  return async (payee: Payee, options?: NavigateOptions): Promise<void> => {
    const there = { payeeId: payee.id, ...chosenForOf(chosenFor) };
    if (!forRemit && !seqNo) return navigate('payeeDetail', there, options);
    const lack = payeeLack(payee);
    if (lack) return navigate(lack === 'details' ? 'completePayee' : 'payeeDetail', there, options);
    if (seqNo) {
      await change({ seqNo, payeeId: payee.id });
      return navigate('confirmChangePayee', { seqNo }, options);
    }
    remitDraftStore.setState({
      targetCountryCode: payee.country,
      payeeId: payee.id,
      relation: payee.relationshipToReceiver,
      accountType: payee.accountType,
    });
    return navigate('confirmRemit', {}, options);
  };
}
