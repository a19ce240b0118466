import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { useT } from '@/i18n';
import { navigate } from '@/state/navigation';
import { ListRow } from '@/ui/ListRow';

export function PartRows({ card }: { card: PayeeCard }) {
  const t = useT();
  const { cardId } = card;
  const identityOpen =
    card.bankInfoStatus === 'done' && ['missing', 'failed'].includes(card.identityInfoStatus);
  return (
    <>
      <ListRow
        id="part-bank"
        icon="bank"
        title={t('requestCard.part.bank')}
        note={t(`requestCard.part.${card.bankInfoStatus}`)}
        onPress={() => navigate('collectionAccount', { cardId })}
      />
      <ListRow
        id="part-identity"
        icon="card"
        title={t('requestCard.part.identity')}
        note={t(`requestCard.part.${card.identityInfoStatus}`)}
        onPress={identityOpen ? () => navigate('payeeKycSelectDocument', { cardId }) : undefined}
      />
    </>
  );
}
