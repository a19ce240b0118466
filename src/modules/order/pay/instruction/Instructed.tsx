import type { ComponentProps, ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import type { PaymentInstruction } from '@/contracts/entities/payment';
import { Skeleton } from '@/ui/Skeleton';
import { ChooseMethod } from '../method/ChooseMethod';
import { OtherMethod } from '../method/OtherMethod';
import { NothingToPay } from '../NothingToPay';
import { InstructionError } from './InstructionError';
import type { usePaymentInstruction } from './usePaymentInstruction';

interface Props {
  order: Order;
  asked: ReturnType<typeof usePaymentInstruction>;
  /** May still be paid. */
  waiting: boolean;
  shape?: ComponentProps<typeof Skeleton>['shape'];
  /** Absent where the content leads to other methods. */
  otherId?: string;
  children: (instruction: PaymentInstruction) => ReactNode;
}

/** How to pay, or a placeholder while that is unknown or no longer needed. */
export function Instructed({ order, asked, waiting, shape = 'detail', otherId, children }: Props) {
  const { instruction, unchosen, error, retry, sheet } = asked;
  return (
    <>
      {error ? <InstructionError error={error} onRetry={retry} /> : null}
      {sheet}
      {unchosen ? <ChooseMethod order={order} /> : null}
      {!instruction && !unchosen && !error && waiting ? <Skeleton shape={shape} /> : null}
      {instruction ? children(instruction) : null}
      {otherId && waiting && !unchosen ? <OtherMethod id={otherId} order={order} /> : null}
      {waiting ? null : <NothingToPay order={order} />}
    </>
  );
}
