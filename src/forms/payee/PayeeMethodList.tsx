import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import { useT, useTKey } from '@/i18n';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ListRow } from '@/ui/ListRow';
import { WayMark } from './WayMark';

interface Props {
  /** Prefix of the rows' ids. */
  id: string;
  offered: readonly PayeeAccountType[];
  onChoose: (accountType: PayeeAccountType) => unknown;
}

export function PayeeMethodList({ id, offered, onChoose }: Props) {
  const t = useT();
  const tKey = useTKey();
  if (offered.length === 0) return <EmptyState title={t('payee.method.none')} />;
  return (
    <Card>
      {offered.map((accountType) => (
        <ListRow
          key={accountType}
          id={`${id}-${accountType}`}
          left={<WayMark accountType={accountType} />}
          title={tKey(`ways.${accountType}`)}
          onPress={() => onChoose(accountType)}
        />
      ))}
    </Card>
  );
}
