import type { Payee } from '@/catalogue/entities/payee';
import { Flag } from '@/ui/Flag';
import { ListRow } from '@/ui/ListRow';

export function PayeeRow({ payee, onPress }: { payee: Payee; onPress: () => unknown }) {
  return (
    <ListRow
      id={`payee-${payee.id}`}
      left={<Flag code={payee.country} size="m" />}
      title={payee.name}
      note={payee.payeeLabel}
      onPress={onPress}
    />
  );
}
