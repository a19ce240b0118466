import type { ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import type { PaymentInstruction } from '@/contracts/entities/payment';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { CopyRow } from '@/ui/CopyRow';
import { Deadline } from '../../Deadline';
import { OrderFrame } from '../../OrderFrame';
import { reportedPaidAt } from '../../orderTexts';
import { useOrder } from '../../useOrder';
import { PayBar } from '../PayBar';
import { AccountLines } from './AccountLines';
import { Instructed } from './Instructed';
import { usePaymentInstruction } from './usePaymentInstruction';

interface Props {
  id: string;
  title: string;
  seqNo: string;
  fundingType: number | undefined;
  main: (order: Order) => { id: string; label: string; onPress: () => unknown };
  children: (instruction: PaymentInstruction, deadline: ReactNode) => ReactNode;
}

export function InstructionFrame({ id, title, seqNo, fundingType, main, children }: Props) {
  const view = useOrder(seqNo);
  const waiting = view.order !== null && isPayable(view.order.status);
  const announced = view.order !== null && reportedPaidAt(view.order) !== undefined;
  const asked = usePaymentInstruction(waiting ? view.order : null, fundingType);
  return (
    <OrderFrame
      id={id}
      title={title}
      view={view}
      footer={(order) => (
        <PayBar
          order={order}
          help="bankPayment"
          main={asked.instruction && !announced ? main(order) : undefined}
        />
      )}
    >
      {(order) => (
        <Instructed order={order} asked={asked} waiting={waiting} otherId={`${id}-other`}>
          {(instruction) =>
            children(
              instruction,
              announced ? null : <Deadline until={order.payDeadline} onEnd={view.refetch} />,
            )
          }
        </Instructed>
      )}
    </OrderFrame>
  );
}

export function InstructionLines({ instruction }: { instruction: PaymentInstruction }) {
  const t = useT();
  return (
    <>
      <AccountLines lines={instruction.lines} />
      {instruction.reference ? (
        <CopyRow label={t('order.pay.reference')} value={instruction.reference} />
      ) : null}
    </>
  );
}
