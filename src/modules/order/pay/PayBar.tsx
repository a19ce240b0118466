import type { ComponentProps } from 'react';
import type { Order } from '@/contracts/entities/order';
import { isPayable } from '@/domain/statuses/orderSets';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { SeeOrderBar } from './SeeOrderBar';

interface Props {
  order: Order;
  help: string;
  main: ComponentProps<typeof ActionBar>['main'];
}

export function PayBar({ order, help, main }: Props) {
  return isPayable(order.status) ? (
    <ActionBar help={{ onPress: () => contactService(help, { seqNo: order.seqNo }) }} main={main} />
  ) : (
    <SeeOrderBar seqNo={order.seqNo} />
  );
}
