import { orderPayeeChange } from '@/contracts/calls/payee/change';
import type { Payee } from '@/contracts/entities/payee';
import { remitTo } from '@/state/drafts/remitDraft';
import { navigate, type NavigateOptions } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { askDeviceProof } from '@/state/session/deviceProof';
import { payeeLack } from './payeeLack';

export interface ChosenFor {
  forRemit?: boolean;
  forOrder?: string;
}

export const chosenForOf = ({ forRemit, forOrder }: ChosenFor): ChosenFor => ({ forRemit, forOrder });

/** An incomplete payee is completed first (specification, flows, 4.6). */
export function useChoosePayee(chosenFor: ChosenFor) {
  const { mutateAsync: change } = useCallMutation(orderPayeeChange);
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
