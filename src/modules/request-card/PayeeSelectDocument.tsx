import { middot, useT } from '@/i18n';
import { documentName } from '@/i18n/documentTexts';
import { navigate, useRoute } from '@/state/navigation';
import { Card } from '@/ui/Card';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { CardFrame } from './CardFrame';

export function PayeeSelectDocument() {
  const t = useT();
  const { params } = useRoute('payeeKycSelectDocument');
  return (
    <CardFrame
      id="payee-select-document"
      title={t('requestCard.document.title')}
      by="card"
      about={params.cardId}
    >
      {({ card }) => (
        <>
          <Notice tone="info">{t('requestCard.document.hint')}</Notice>
          <Card>
            {card.documents.map(({ idType, sides }) => (
              <ListRow
                key={idType}
                id={`payee-document-${idType}`}
                icon="card"
                title={documentName(idType)}
                note={sides
                  .map(({ side }) => t(`requestCard.document.${side === 'back' ? 'back' : 'front'}`))
                  .join(middot)}
                onPress={() =>
                  navigate('payeeKycDocumentUpload', { cardId: card.cardId, idType }, { replace: true })
                }
              />
            ))}
          </Card>
        </>
      )}
    </CardFrame>
  );
}
