import { orderPay } from '@/contracts/calls/order';
import type { Order, PaymentInstruction } from '@/contracts/entities/order';
import { type AppError, toAppError } from '@/core/appError';
import { useCall } from '@/state/queries/queries';

/** How to pay the order by the chosen method. Asking again answers with the same payment, so a refresh is safe. */
export function usePaymentInstruction(
  order: Order | null,
  fundingType: number | undefined,
): { instruction: PaymentInstruction | null; error: AppError | null; retry: () => void } {
  const method = fundingType ?? order?.fundingType;
  const query = useCall(
    orderPay,
    {
      userId: order?.userId ?? 'none',
      seqNo: order?.seqNo ?? 'none',
      type: order?.type ?? 1,
      fundingType: method ?? 0,
      countryCode: order?.countryCode ?? 'AUS',
    },
    { enabled: order !== null && method !== undefined },
  );
  return {
    instruction: query.data ?? null,
    error: query.isError && !query.data ? toAppError(query.error) : null,
    retry: () => void query.refetch(),
  };
}
