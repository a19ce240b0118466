import type { Order } from '@/contracts/entities/order';
import { formatMoneyWithCode } from '@/domain/countries/currencies';
import { Avatar } from '@/ui/Avatar';
import { ListRow } from '@/ui/ListRow';
import { accountText } from '@/ui/PayeeRow';

export function OrderBrief({ order }: { order: Order }) {
  const { name, payeeLabel } = order.payeeInfo;
  return (
    <ListRow
      id="order-brief"
      left={<Avatar name={name} country={order.targetCountry} />}
      title={name}
      note={`${formatMoneyWithCode(order.targetAmount)} · ${accountText(payeeLabel)}`}
    />
  );
}
