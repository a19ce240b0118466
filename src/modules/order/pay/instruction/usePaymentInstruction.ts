import { type ReactNode, useEffect } from 'react';
import { orderPay } from '@/contracts/calls/order/payment';
import type { Order } from '@/contracts/entities/order';
import type { PaymentInstruction } from '@/contracts/entities/payment';
import { type AppError, toAppError } from '@/core/appError';
import { usePayPassword } from '@/forms/payPassword';
import { useCallMutation } from '@/state/queries/mutations';
import { useLatest } from '@/state/useLatest';

/** The order keeps the method and may get more time; the same choice returns the same payment. */
export function usePaymentInstruction(
  order: Order | null,
  fundingType: number | undefined,
  bankCode?: string,
): {
  instruction: PaymentInstruction | null;
  unchosen: boolean;
  error: AppError | null;
  retry: () => void;
  sheet: ReactNode;
} {
  const { mutateAsync, data, error } = useCallMutation(orderPay);
  const { guarded, sheet } = usePayPassword();
  const method = fundingType ?? order?.fundingType;
  const choose = (): void => {
    if (!order || method === undefined) return;
    const { userId, seqNo, type, countryCode } = order;
    const params = { userId, seqNo, type, fundingType: method, countryCode, bankCode };
    // The mutation keeps the error.
    guarded(seqNo, (payTicket) => mutateAsync({ ...params, payTicket })).catch(() => undefined);
  };
  const latest = useLatest(choose);
  const seqNo = order?.seqNo;
  // Once per order and method: the order is often refetched.
  useEffect(() => latest.current(), [latest, seqNo, method]);
  return {
    instruction: (order && data) ?? null,
    unchosen: order !== null && method === undefined,
    error: order && error ? toAppError(error) : null,
    retry: choose,
    sheet,
  };
}
