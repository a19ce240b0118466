import type { PayeeAccountType } from '@/catalogue/entities/payee';
import { useT, useTKey } from '@/i18n';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';

interface Props {
  /** Before the way's name in the id of its row. */
  id: string;
  offered: readonly PayeeAccountType[];
  onChoose: (accountType: PayeeAccountType) => unknown;
}

/** The ways that somebody can have money sent to themselves. */
export function Ways({ id, offered, onChoose }: Props) {
  const t = useT();
  const tKey = useTKey();
  if (offered.length === 0) return <EmptyState title={t('payee.method.none')} />;
  return (
    <Card>
      {offered.map((accountType) => (
        <ListRow
          key={accountType}
          id={`${id}-${accountType}`}
          icon={accountType === 'bank' ? 'bank' : 'wallet'}
          title={tKey(`payee.type.${accountType}`)}
          onPress={() => onChoose(accountType)}
        />
      ))}
    </Card>
  );
}
