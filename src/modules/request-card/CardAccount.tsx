import { payeeCardQueryPaymentMethod, payeeCardUpdate } from '@/contracts/calls/payee/card';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import type { PayeeCard } from '@/contracts/entities/payeeCard';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { NameDisagrees } from '@/forms/payee/NameDisagrees';
import { useNameAppeal } from '@/forms/payee/useNameAppeal';
import { PayeeMethodList } from '@/forms/payee/PayeeMethodList';
import { usePayeeSources } from '@/forms/payee/usePayeeSources';
import { CardGate } from './CardFrame';
import { ownAccountForm } from '@/forms/payee/ownAccountForm';

export function CardAccount() {
  const t = useT();
  const { params } = useRoute('collectionAccount');
  return (
    <CardGate id="card-account" title={t('requestCard.account.title')} by="card" about={params.cardId}>
      {({ card }, screen) => {
        const schema = params.accountType ? payeeFormOf(card.country, params.accountType) : undefined;
        return schema ? (
          <AccountForm
            card={card}
            schema={ownAccountForm(schema)}
            accountType={params.accountType as PayeeAccountType}
            screen={screen}
          />
        ) : (
          <Screen {...screen}>
            <CardWays card={card} />
          </Screen>
        );
      }}
    </CardGate>
  );
}

function CardWays({ card }: { card: PayeeCard }) {
  const ways = useCall(payeeCardQueryPaymentMethod, {
    country: card.country,
    sourceCountry: card.sourceCountry,
  });
  return (
    <QueryState query={ways} shape="list" rows={2}>
      {({ list }) => (
        <PayeeMethodList
          id="way"
          offered={list.map((way) => way.accountType).filter((type) => payeeFormOf(card.country, type))}
          onChoose={(accountType) => navigate('collectionAccount', { cardId: card.cardId, accountType })}
        />
      )}
    </QueryState>
  );
}

interface Props {
  card: PayeeCard;
  schema: FormSchema;
  accountType: PayeeAccountType;
  screen: FrameScreen;
}

function AccountForm({ card, schema, accountType, screen }: Props) {
  const t = useT();
  const { mutateAsync: updateCard } = useCallMutation(payeeCardUpdate);
  const sources = usePayeeSources(card.country, accountType);
  const appeal = useNameAppeal();
  const form = useSchemaForm({
    schema,
    sources,
    initial: card.person,
    draft: formDrafts,
    async onSubmit(values) {
      await updateCard({
        cardId: card.cardId,
        account: { ...values, accountType },
        nameAppealFlag: appeal.flag(),
      });
      showToast({ messageKey: 'requestCard.account.saved', onLeaving: true });
      await navigate('collectionCardDetail', { cardId: card.cardId }, { replace: true });
    },
  });
  const submit = (): Promise<void> => appeal.submit(form.submit, showError);
  return (
    <ActionScreen
      screen={screen}
      service="collectionAccount"
      main={{
        id: 'card-account-save',
        label: t('requestCard.account.save'),
        busy: form.busy,
        onPress: submit,
      }}
    >
      <SchemaForm form={form} onGoOn={submit} />
      <NameDisagrees
        id="card"
        open={appeal.disagrees}
        onKeep={() => appeal.keepName(submit)}
        onEdit={() => {
          appeal.dismiss();
          return goBack();
        }}
      />
    </ActionScreen>
  );
}
