import { useT } from '@/i18n';
import { reviewBeat } from '@/state/queries/beat';
import { useRoute } from '@/state/navigation';
import { CardFrame } from './CardFrame';
import { OwnerCard, OwnerFooter } from './OwnerCard';
import { PayByCard } from './PayByCard';

export function CardDetail() {
  const t = useT();
  const { params } = useRoute('collectionCardDetail');
  if (params.shareCode && !params.cardId) return <PayByCard shareCode={params.shareCode} />;
  return (
    <CardFrame
      id="card-detail"
      title={t('requestCard.card.title')}
      by="card"
      about={params.cardId}
      renewMs={reviewBeat}
      renewWhile={({ card }) => card.checkStatus === 'CheckIng'}
      footer={({ card }) => <OwnerFooter card={card} />}
    >
      {({ card }) => <OwnerCard card={card} />}
    </CardFrame>
  );
}
