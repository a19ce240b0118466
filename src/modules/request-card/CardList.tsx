import { useState } from 'react';
import { payeeCardList } from '@/contracts/calls/payee/card';
import { payeeCardPopInfoList } from '@/contracts/calls/payee/cardPops';
import type { CardPop, PayeeCard } from '@/contracts/entities/payeeCard';
import { middot, useT } from '@/i18n';
import { goBack, navigate } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCall } from '@/state/queries/queries';
import { openScanned, scanCode, scanFailure } from '@/state/scan';
import { ActionBar } from '@/ui/ActionBar';
import { AllowAgain } from '@/ui/AllowAgain';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { Flag } from '@/ui/Flag';
import { ListRow } from '@/ui/ListRow';
import { Notice } from '@/ui/Notice';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { StatusTag } from '@/ui/StatusTag';
import { amountText, cardTag, countryName } from './cardTexts';
import './texts';

const said = {
  foreign: 'requestCard.list.scanForeign',
  unknown: 'requestCard.list.scanUnknown',
  denied: 'requestCard.list.scanDenied',
} as const;

/** Opens only cards and invitations. True: camera refused. */
async function scanCard(): Promise<boolean> {
  try {
    const text = await scanCode();
    const outcome = text === null ? 'route' : await openScanned(text);
    // The scanner may still be closing.
    if (outcome !== 'route') showToast({ messageKey: said[outcome], onLeaving: true });
    return false;
  } catch (thrown) {
    const denied = scanFailure(thrown) === 'denied';
    showToast({ messageKey: denied ? said.denied : 'requestCard.list.scanFailed', onLeaving: true });
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
      id="request-cards"
      title={t('requestCard.title')}
      onBack={goBack}
      footer={
        <ActionBar
          main={{
            id: 'cards-create',
            label: t('requestCard.list.create'),
            onPress: () => navigate('collectionCreate', {}),
          }}
        />
      }
    >
      <Notice tone="info">{t('requestCard.list.hint')}</Notice>
      {asked.length > 0 ? (
        <Card title={t('requestCard.list.requests')}>
          {asked.map((pop) => (
            <RequestRow key={pop.popInfoId} pop={pop} />
          ))}
        </Card>
      ) : null}
      <QueryState query={cards} shape="list">
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon="card" title={t('requestCard.list.empty')} />
          ) : (
            <Card title={t('requestCard.list.mine')}>
              {list.map((card) => (
                <CardRow key={card.cardId} card={card} />
              ))}
            </Card>
          )
        }
      </QueryState>
      <Card>
        <ListRow
          id="cards-scan"
          icon="scan"
          title={t('requestCard.list.scan')}
          note={t('requestCard.list.scanNote')}
          onPress={async () => setDenied(await scanCard())}
        />
        {denied ? <AllowAgain id="cards-scan-allow" /> : null}
        <ListRow
          id="cards-received"
          icon="receipt"
          title={t('requestCard.list.received')}
          onPress={() => navigate('collectionOrderList', { role: 'owner' })}
        />
        <ListRow
          id="cards-paid"
          icon="send"
          title={t('requestCard.list.paid')}
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
      note={[pop.amount ? amountText(pop.amount, pop.currency) : '', pop.remark].filter(Boolean).join(middot)}
      onPress={() => navigate('collectionCardDetail', { shareCode: pop.shareCode })}
    />
  );
}
