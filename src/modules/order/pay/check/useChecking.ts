import { useEffect, useState } from 'react';
import { orderPaymentResult } from '@/contracts/calls/order/payment';
import type { Order } from '@/contracts/entities/order';
import { times } from '@/domain/constants';
import { paymentResultOf } from '@/domain/statuses/order';
import { isClosed } from '@/domain/statuses/orderSets';
import { call } from '@/state/client/client';
import { refresh } from '@/state/queries/queries';
import { usePageShown } from '@/ui/field/pageShown';

/** Ms. Pages report before they let the payer go: a later `unpaid` is final. */
export const PAGE_PATIENCE_MS = 8000;

export type CheckingState = 'checking' | 'paid' | 'unpaid' | 'unknown' | 'missing';

/** `unpaid` counts after `patienceMs`, or at once if closed; after a minute: `unknown`. */
export function useChecking(
  seqNo: string | undefined,
  patienceMs: number,
): { state: CheckingState; order: Order | null; again: () => void } {
  const shown = usePageShown();
  const [state, setState] = useState<CheckingState>(seqNo ? 'checking' : 'missing');
  const [order, setOrder] = useState<Order | null>(null);

  useEffect(() => {
    if (!seqNo || !shown || state !== 'checking') return undefined;
    const since = Date.now();
    let stopped = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (): Promise<void> => {
      try {
        const answer = await call(orderPaymentResult, { seqNo });
        if (stopped) return;
        setOrder(answer.order);
        const result = paymentResultOf(answer.status);
        if (result === 'paid') {
          refresh('order');
          return setState('paid');
        }
        const over = isClosed(answer.order.status) || answer.order.status === 'PAYMENT_FAILED';
        if (result === 'unpaid' && (over || Date.now() - since >= patienceMs)) return setState('unpaid');
      } catch {
        // The next round tries again.
      }
      if (stopped) return;
      if (Date.now() - since >= times.paymentPollEnd) return setState('unknown');
      timer = setTimeout(() => void ask(), times.paymentPoll);
    };
    void ask();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [seqNo, shown, state, patienceMs]);

  return { state, order, again: () => setState('checking') };
}
