import type { ComponentProps } from 'react';
import type { Order } from '@/contracts/entities/order';
import { isPayable } from '@/domain/statuses/orderSets';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { SeeOrderBar } from './SeeOrderBar';

interface Props {
  order: Order;
  /** The screen that help is asked from. */
  help: string;
  main: ComponentProps<typeof ActionBar>['main'];
}

/** Below a screen on which an order is paid: its action, and the way to the order once nothing is left to pay. */
export function PayBar({ order, help, main }: Props) {
  return isPayable(order.status) ? (
    <ActionBar help={{ onPress: () => contactService(help, { seqNo: order.seqNo }) }} main={main} />
  ) : (
    <SeeOrderBar seqNo={order.seqNo} />
  );
}
