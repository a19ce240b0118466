import { orderChangePayeeInfo, orderPayeeChange } from '@/contracts/calls/payeeChange';
import type { Payee } from '@/contracts/entities/payee';
import { remitTo } from '@/state/drafts/remitDraft';
import { navigate, type NavigateOptions } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { askDeviceProof } from '@/state/session/deviceProof';
import { payeeLack } from './payeeLack';

/** Purpose of choosing a payee: the remittance that is being prepared, an order whose payee is to change, or nothing yet. */
export interface ChosenFor {
  forRemit?: boolean;
  /** The order's number. */
  forOrder?: string;
}

/** The two of a route's params, to be handed on to the next screen of the same choice. */
export const chosenForOf = ({ forRemit, forOrder }: ChosenFor): ChosenFor => ({ forRemit, forOrder });

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
      try {
        await change({ seqNo, payeeId: payee.id });
      } catch (error) {
        if (askDeviceProof(error)) return;
        throw error;
      }
      return navigate('confirmChangePayee', { seqNo }, options);
    }
    remitTo(payee);
    return navigate('confirmRemit', {}, options);
  };
}
