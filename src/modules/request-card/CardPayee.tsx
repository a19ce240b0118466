import { useState } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeCardUpdate } from '@/contracts/calls/payee/card';
import { countryRow } from '@/domain/countries/countries';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { cardPersonForm } from '@/schemas/requestCard';
import { goBack, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { showError } from '@/state/client/showError';
import { Card } from '@/ui/Card';
import { Screen } from '@/ui/Screen';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { CardGate } from './CardFrame';
import { PartRows } from './PartRows';

export function CardPayee() {
  const t = useT();
  const { params } = useRoute('collectionPayeeDetail');
  return (
    <CardGate id="card-payee" title={t('requestCard.card.payee')} by="card" about={params.cardId}>
      {({ card }, screen) =>
        card.person ? (
          <PersonForm card={card} person={card.person} screen={screen} />
        ) : (
          <Screen {...screen}>
            <Parts card={card} />
          </Screen>
        )
      }
    </CardGate>
  );
}

const Parts = ({ card }: { card: PayeeCard }) => (
  <Card>
    <PartRows card={card} />
  </Card>
);

interface Props {
  card: PayeeCard;
  person: NonNullable<PayeeCard['person']>;
  screen: FrameScreen;
}

function PersonForm({ card, person, screen }: Props) {
  const t = useT();
  const { mutateAsync: updateCard } = useCallMutation(payeeCardUpdate);
  const [schema] = useState(() => cardPersonForm(card.country, countryRow(card.country)?.areaCode ?? ''));
  const form = useSchemaForm({
    schema,
    initial: person,
    async onSubmit(values) {
      await updateCard({
        cardId: card.cardId,
        person: values as ParamsOf<typeof payeeCardUpdate>['person'],
      });
      showToast({ messageKey: 'requestCard.account.saved', onLeaving: true });
      await goBack();
    },
  });
  return (
    <ActionScreen
      screen={screen}
      service="collectionPayee"
      main={{
        id: 'card-person-save',
        label: t('requestCard.account.save'),
        busy: form.busy,
        onPress: () => form.submit().catch(showError),
      }}
    >
      <Parts card={card} />
      <SchemaForm form={form} />
    </ActionScreen>
  );
}
