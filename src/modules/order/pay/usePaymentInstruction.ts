import { type ReactNode, useEffect } from 'react';
import { orderPay } from '@/contracts/calls/order';
import { orderGet } from '@/contracts/calls/orderList';
import type { Order } from '@/contracts/entities/order';
import type { PaymentInstruction } from '@/contracts/entities/payment';
import { type AppError, toAppError } from '@/core/appError';
import { usePayPassword } from '@/forms/payPassword';
import { useCallMutation } from '@/state/queries/mutations';
import { useLatest } from '@/state/useLatest';

/**
 * Chooses the method for the order and says how to pay by it. The order keeps the method, and may get more time by it;
 * choosing the same again answers with the same payment.
 */
export function usePaymentInstruction(
  order: Order | null,
  fundingType: number | undefined,
  bankCode?: string,
): {
  instruction: PaymentInstruction | null;
  /** Neither the address nor the order names a method: there is nothing to wait for. */
  unchosen: boolean;
  error: AppError | null;
  retry: () => void;
  /** Asks for the payment password, where the method takes it: draw it once on the screen. */
  sheet: ReactNode;
} {
  const { mutateAsync, data, error } = useCallMutation(orderPay, { changes: [orderGet] });
  const { guarded, sheet } = usePayPassword();
  const method = fundingType ?? order?.fundingType;
  const choose = (): void => {
    if (!order || method === undefined) return;
    const { userId, seqNo, type, countryCode } = order;
    const params = { userId, seqNo, type, fundingType: method, countryCode, bankCode };
    // The mutation keeps what went wrong.
    guarded(seqNo, (payTicket) => mutateAsync({ ...params, payTicket })).catch(() => undefined);
  };
  const latest = useLatest(choose);
  const seqNo = order?.seqNo;
  // Once for an order and a method: the order itself is read again and again while its page is shown.
  useEffect(() => latest.current(), [latest, seqNo, method]);
  return {
    instruction: (order && data) ?? null,
    unchosen: order !== null && method === undefined,
    error: order && error ? toAppError(error) : null,
    retry: choose,
    sheet,
  };
}
