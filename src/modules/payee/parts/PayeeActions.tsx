import type { Payee } from '@/contracts/entities/payee';
import { openPayeeForm } from '@/forms/payee/openPayeeForm';
import type { ChosenFor } from '@/forms/payee/useChoosePayee';
import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import { navigate } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { isBeingAsked } from './PayeeStatusNotice';
import '../texts';

interface Props {
  payee: Payee;
  chosenFor: ChosenFor;
  onDelete: () => void;
}

export function PayeeActions({ payee, chosenFor, onDelete }: Props) {
  const t = useT();
  const { id, country, accountType } = payee;
  return (
    <Card>
      {accountType === 'cash' ? null : (
        <ListRow
          id="payee-ask"
          icon="share"
          title={t(isBeingAsked(payee) ? 'payee.detail.askAgain' : 'payee.detail.ask')}
          onPress={() => navigate('sharePayee', { payeeId: id, exchange: false })}
        />
      )}
      {payeeFormOf(country, accountType) ? (
        <ListRow
          id="payee-edit"
          icon="edit"
          title={t('payee.detail.edit')}
          onPress={() => openPayeeForm(country, accountType, { edits: id, ...chosenFor })}
        />
      ) : null}
      <ListRow id="payee-delete" icon="trash" danger title={t('payee.detail.delete')} onPress={onDelete} />
    </Card>
  );
}
