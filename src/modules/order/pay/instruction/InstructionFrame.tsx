import type { ReactNode } from 'react';
import type { Order } from '@/contracts/entities/order';
import type { PaymentInstruction } from '@/contracts/entities/payment';
import { isPayable } from '@/domain/statuses/orderSets';
import { useT } from '@/i18n';
import { CopyRow } from '@/ui/CopyRow';
import { Skeleton } from '@/ui/Skeleton';
import { OrderFrame } from '../../OrderFrame';
import { AccountLines } from './AccountLines';
import { ChooseMethod } from '../method/ChooseMethod';
import { useOrder, type OrderView } from '../../useOrder';
import { InstructionError } from './InstructionError';
import { NothingToPay } from '../NothingToPay';
import { OtherMethod } from '../method/OtherMethod';
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
  const { instruction, unchosen, error, retry, sheet } = usePaymentInstruction(
    waiting ? view.order : null,
    fundingType,
  );
  return (
    <OrderFrame
      id={id}
      title={title}
      view={view}
      footer={(order) => (
        <PayBar order={order} help="bankPayment" main={instruction ? main(order, instruction) : undefined} />
      )}
    >
      {(order) => (
        <>
          {error ? <InstructionError error={error} onRetry={retry} /> : null}
          {sheet}
          {unchosen ? <ChooseMethod order={order} /> : null}
          {!instruction && !unchosen && !error && waiting ? <Skeleton shape="detail" /> : null}
          {instruction ? children(instruction, order, view) : null}
          {waiting && !unchosen ? <OtherMethod id={`${id}-other`} order={order} /> : null}
          {!waiting ? <NothingToPay order={order} /> : null}
        </>
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
