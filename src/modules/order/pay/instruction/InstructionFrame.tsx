import type { ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import type { PaymentInstruction } from '@/contracts/entities/payment';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { CopyRow } from '@/ui/CopyRow';
import { OrderFrame } from '../../OrderFrame';
import { AccountLines } from './AccountLines';
import { useOrder, type OrderView } from '../../useOrder';
import { Instructed } from './Instructed';
import { PayBar } from '../PayBar';
import { usePaymentInstruction } from './usePaymentInstruction';

interface Props {
  id: string;
  title: string;
  seqNo: string;
  fundingType: number | undefined;
  main: (
    order: Order,
    instruction: PaymentInstruction,
  ) => { id: string; label: string; onPress: () => unknown };
  children: (instruction: PaymentInstruction, order: Order, view: OrderView) => ReactNode;
}

export function InstructionFrame({ id, title, seqNo, fundingType, main, children }: Props) {
  const view = useOrder(seqNo);
  const waiting = view.order !== null && isPayable(view.order.status);
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
          main={asked.instruction ? main(order, asked.instruction) : undefined}
        />
      )}
    >
      {(order) => (
        <Instructed order={order} asked={asked} waiting={waiting} otherId={`${id}-other`}>
          {(instruction) => children(instruction, order, view)}
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
