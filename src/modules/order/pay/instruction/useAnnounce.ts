import { orderFundingUpdate } from '@/contracts/calls/order/payment';
import type { Order } from '@/contracts/entities/order';
import { navigate } from '@/state/navigation';
import { showError } from '@/state/client/showError';
import { refresh } from '@/state/queries/queries';
import { useCallMutation } from '@/state/queries/mutations';

/** Only the bank's report marks it paid. */
export function useAnnounce(): (order: Order) => Promise<void> {
  const { mutateAsync: announce } = useCallMutation(orderFundingUpdate);
  return async ({ seqNo, type, countryCode }) => {
    try {
      await announce({ transferFlag: 1, seqNo, type, countryCode });
      await navigate('bankOrder', { seqNo }, { replace: true });
    } catch (thrown) {
      showError(thrown);
      refresh('order');
    }
  };
}
