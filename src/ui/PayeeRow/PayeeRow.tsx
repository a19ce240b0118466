import type { Payee } from '@/contracts/entities/payee';
import { Avatar } from '@/ui/Avatar';
import { ListRow } from '@/ui/ListRow';
import { accountText } from './accountText';

interface Props {
  payee: Pick<Payee, 'id' | 'name' | 'country' | 'payeeLabel'>;
  /** Absent: not pressable. */
  onPress?: () => unknown;
  /** Shown next to the list. */
  current?: boolean;
}

export function PayeeRow({ payee, onPress, current }: Props) {
  return (
    <ListRow
      id={onPress && `payee-${payee.id}`}
      left={<Avatar name={payee.name} country={payee.country} />}
      title={payee.name}
      note={payee.payeeLabel && accountText(payee.payeeLabel)}
      current={current}
      onPress={onPress}
    />
  );
}
