import { useT } from '@/i18n';
import { useRoute } from '@/state/navigation';
import { CardFrame } from './CardFrame';
import { OwnerCard, OwnerFooter } from './OwnerCard';
import { PayByCard } from './PayByCard';

/** How often a card under review is asked for again. */
const RENEW_MS = 5000;

/** /personalCollection/cardDetail: the owner's card, or what a payer sees who came by its link. */
export function CardDetail() {
  const t = useT();
  const { params } = useRoute('collectionCardDetail');
  if (params.shareCode && !params.cardId) return <PayByCard shareCode={params.shareCode} />;
  return (
    <CardFrame
      id="card-detail"
      title={t('collection.card.title')}
      by="card"
      about={params.cardId}
      renewMs={RENEW_MS}
      renewWhile={({ card }) => card.checkStatus === 'CheckIng'}
      footer={({ card }) => <OwnerFooter card={card} />}
    >
      {({ card }) => <OwnerCard card={card} />}
    </CardFrame>
  );
}
