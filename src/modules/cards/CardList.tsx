import { useState } from 'react';
import { payeeCardList } from '@/contracts/calls/payee/card';
import { payeeCardPopInfoList } from '@/contracts/calls/payee/cardPops';
import type { CardPop, PayeeCard } from '@/contracts/entities/payeeCard';
import { useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCall } from '@/state/queries/queries';
import { openScanned, scanCode, scanFailure } from '@/state/scan';
import { ActionBar } from '@/ui/ActionBar';
import { AllowAgain } from '@/ui/AllowAgain';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Flag } from '@/ui/Flag';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { StaleNote } from '@/ui/StaleNote';
import { StatusTag } from '@/ui/StatusTag';
import { amountText, cardTag, countryName } from './cardTexts';
import './texts';

const said = {
  foreign: 'collection.list.scanForeign',
  unknown: 'collection.list.scanUnknown',
  denied: 'collection.list.scanDenied',
} as const;

/** Opens only cards and invitations. True: the camera is refused. */
async function scanCard(): Promise<boolean> {
  try {
    const text = await scanCode();
    const outcome = text === null ? 'route' : await openScanned(text);
    // The scanner's own screen may still be closing.
    if (outcome !== 'route') showToast({ messageKey: said[outcome], onLeaving: true });
    return false;
  } catch (thrown) {
    const denied = scanFailure(thrown) === 'denied';
    showToast({ messageKey: denied ? said.denied : 'collection.list.scanFailed', onLeaving: true });
    return denied;
  }
}

export function CardList() {
  const t = useT();
  const cards = useCall(payeeCardList, {}, { staleMs: 0 });
  const requests = useCall(payeeCardPopInfoList, {}, { staleMs: 0 });
  const asked = requests.data?.list ?? [];
  const [denied, setDenied] = useState(false);
  return (
    <Screen
      id="collection-cards"
      title={t('collection.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'cards-create',
            label: t('collection.list.create'),
            onPress: () => navigate('collectionCreate', {}),
          }}
        />
      }
    >
      <Notice tone="info">{t('collection.list.hint')}</Notice>
      {asked.length > 0 ? (
        <Card title={t('collection.list.requests')}>
          {asked.map((pop) => (
            <RequestRow key={pop.popInfoId} pop={pop} />
          ))}
        </Card>
      ) : null}
      {cards.isPending ? <Skeleton shape="list" rows={3} /> : null}
      {cards.isError && !cards.data ? <ErrorState error={cards.error} onRetry={cards.refetch} /> : null}
      {cards.isError && cards.data ? <StaleNote time={cards.dataUpdatedAt} onRetry={cards.refetch} /> : null}
      {cards.data && cards.data.list.length === 0 ? (
        <EmptyState icon="card" title={t('collection.list.empty')} />
      ) : null}
      {cards.data && cards.data.list.length > 0 ? (
        <Card title={t('collection.list.mine')}>
          {cards.data.list.map((card) => (
            <CardRow key={card.cardId} card={card} />
          ))}
        </Card>
      ) : null}
      <Card>
        <ListRow
          id="cards-scan"
          icon="scan"
          title={t('collection.list.scan')}
          note={t('collection.list.scanNote')}
          onPress={async () => setDenied(await scanCard())}
        />
        {denied ? <AllowAgain id="cards-scan-allow" /> : null}
        <ListRow
          id="cards-received"
          icon="receipt"
          title={t('collection.list.received')}
          onPress={() => navigate('collectionOrderList', { role: 'owner' })}
        />
        <ListRow
          id="cards-paid"
          icon="send"
          title={t('collection.list.paid')}
          onPress={() => navigate('collectionOrderList', { role: 'payer' })}
        />
      </Card>
    </Screen>
  );
}

function CardRow({ card }: { card: PayeeCard }) {
  const tag = cardTag(card);
  return (
    <ListRow
      id={`card-${card.cardId}`}
      left={<Flag code={card.country} size="m" />}
      title={card.name}
      note={card.payeeLabel ?? countryName(card.country)}
      right={<StatusTag tone={tag.tone} label={tag.label} />}
      onPress={() => navigate('collectionCardDetail', { cardId: card.cardId })}
    />
  );
}

function RequestRow({ pop }: { pop: CardPop }) {
  return (
    <ListRow
      id={`request-${pop.cardId}`}
      left={<Flag code={pop.country} size="m" />}
      title={pop.name}
      note={[pop.amount ? amountText(pop.amount, pop.currency) : '', pop.remark].filter(Boolean).join(' · ')}
      onPress={() => navigate('collectionCardDetail', { shareCode: pop.shareCode })}
    />
  );
}
