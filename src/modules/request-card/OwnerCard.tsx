import { useState } from 'react';
import { payeeCardDelete } from '@/contracts/calls/payee/card';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { formatDateTime, useT, useTKey } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { Card } from '@/ui/Card';
import { DetailRow } from '@/ui/DetailRow';
import { Dialog } from '@/ui/Dialog';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { StatusTag } from '@/ui/StatusTag';
import { TextButton } from '@/ui/TextButton';
import { accountText } from '@/ui/PayeeRow';
import { amountText, cardTag, countryName } from './cardTexts';
import { PartRows } from './PartRows';

export function OwnerFooter({ card }: { card: PayeeCard }) {
  const t = useT();
  return (
    <ActionBar
      help={{ onPress: () => contactService('requestCard') }}
      main={
        card.checkStatus === 'Success' && card.state !== 'reported'
          ? {
              id: 'card-share',
              label: t('requestCard.card.share'),
              onPress: () => navigate('collectionShare', { cardId: card.cardId }),
            }
          : undefined
      }
    />
  );
}

export function OwnerCard({ card }: { card: PayeeCard }) {
  const t = useT();
  const { mutateAsync: deleteCard } = useCallMutation(payeeCardDelete);
  const tKey = useTKey();
  const [deleting, setDeleting] = useState(false);
  const tag = cardTag(card);
  const remove = async (): Promise<void> => {
    setDeleting(false);
    try {
      await deleteCard({ cardId: card.cardId });
      showToast({ messageKey: 'requestCard.card.deleted', onLeaving: true });
      await goBack();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <>
      {card.state === 'reported' ? <Notice tone="danger">{t('requestCard.card.reported')}</Notice> : null}
      <Card title={card.name}>
        <StatusTag tone={tag.tone} label={tag.label} />
        <DetailRow label={t('requestCard.card.country')} value={countryName(card.country)} />
        {card.accountType ? (
          <DetailRow label={t('requestCard.card.receives')} value={tKey(`ways.${card.accountType}`)} />
        ) : null}
        {card.payeeLabel ? (
          <DetailRow label={t('requestCard.card.account')} value={accountText(card.payeeLabel)} />
        ) : null}
        {card.state === 'draft' ? null : (
          <>
            <DetailRow
              label={t('requestCard.card.amount')}
              value={card.amount ? amountText(card.amount, card.currency) : t('requestCard.card.anyAmount')}
            />
            {card.remark ? <DetailRow label={t('requestCard.card.remark')} value={card.remark} /> : null}
            {card.validUntil ? (
              <DetailRow label={t('requestCard.card.validUntil')} value={formatDateTime(card.validUntil)} />
            ) : null}
          </>
        )}
      </Card>
      {card.checkStatus === 'Success' ? null : (
        <Card title={t('requestCard.card.steps')}>
          <PartRows card={card} />
        </Card>
      )}
      <Card>
        <ListRow
          id="card-payee"
          icon="person"
          title={t('requestCard.card.payee')}
          onPress={() => navigate('collectionPayeeDetail', { cardId: card.cardId })}
        />
        <ListRow
          id="card-orders"
          icon="order"
          title={t('requestCard.card.orders')}
          onPress={() => navigate('collectionOrderList', { role: 'owner', cardId: card.cardId })}
        />
      </Card>
      <TextButton
        id="card-delete"
        tone="danger"
        label={t('requestCard.card.delete')}
        onPress={() => setDeleting(true)}
      />
      <Dialog
        open={deleting}
        title={t('requestCard.card.deleteTitle')}
        message={t('requestCard.card.deleteHint')}
        confirm={{
          id: 'card-delete-confirm',
          danger: true,
          label: t('requestCard.card.delete'),
          onPress: remove,
        }}
        cancel={{ id: 'card-delete-cancel', label: t('common.cancel'), onPress: () => setDeleting(false) }}
      />
    </>
  );
}
