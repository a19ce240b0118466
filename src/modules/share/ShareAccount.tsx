import { payeeShareChooseBank } from '@/contracts/calls/payee/share';
import type { PayeeAccountType } from '@/domain/payee/payeeMethods';
import type { PayeeShareView } from '@/contracts/entities/payeeShare';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { formDrafts } from '@/state/drafts/drafts';
import { navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { Screen } from '@/ui/Screen';
import { ownAccountForm } from '@/forms/payee/ownAccountForm';
import { ActionScreen } from '@/ui/ActionScreen';
import type { FrameScreen } from '@/ui/ActionScreen';
import { NameDisagrees } from '@/forms/payee/NameDisagrees';
import { useNameAppeal } from '@/forms/payee/useNameAppeal';
import { PayeeMethodList } from '@/forms/payee/PayeeMethodList';
import { usePayeeSources } from '@/forms/payee/usePayeeSources';
import { follow, stepFailed } from './submitStep';
import { ShareGate } from './ShareFrame';

export function ShareAccount() {
  const t = useT();
  const { params } = useRoute('payeeShareAccount');
  return (
    <ShareGate id="share-account" title={t('share.account.title')} params={params} step="account">
      {(share, screen) => {
        const offered = share.accountTypes.filter((type) => payeeFormOf(share.country, type));
        const chosen =
          offered.find((type) => type === params.accountType) ??
          (offered.length === 1 ? offered[0] : undefined);
        const schema = chosen && payeeFormOf(share.country, chosen);
        return chosen && schema ? (
          <AccountForm share={share} accountType={chosen} schema={ownAccountForm(schema)} screen={screen} />
        ) : (
          <Screen {...screen}>
            <PayeeMethodList
              id="share-way"
              offered={offered}
              onChoose={(accountType) =>
                navigate('payeeShareAccount', {
                  shareCode: share.shareCode,
                  countryCode: share.country,
                  accountType,
                })
              }
            />
          </Screen>
        );
      }}
    </ShareGate>
  );
}

interface Props {
  share: PayeeShareView;
  accountType: PayeeAccountType;
  schema: FormSchema;
  screen: FrameScreen;
}

function AccountForm({ share, accountType, schema, screen }: Props) {
  const t = useT();
  const sources = usePayeeSources(share.country, accountType);
  const appeal = useNameAppeal();
  const { mutateAsync: chooseBank } = useCallMutation(payeeShareChooseBank);
  const form = useSchemaForm({
    schema,
    sources,
    initial: share.payeeName ? { name: share.payeeName } : undefined,
    draft: formDrafts,
    onSubmit: (values) =>
      chooseBank({
        ...values,
        country: share.country,
        accountType,
        nameAppealFlag: appeal.flag(),
      }).then(({ share: now }) => follow(now)),
  });
  const submit = (): Promise<void> => appeal.submit(form.submit, stepFailed);
  return (
    <ActionScreen
      screen={screen}
      service="payeeShare"
      main={{
        id: 'share-account-save',
        label: t('share.account.save'),
        busy: form.busy,
        onPress: submit,
      }}
    >
      <SchemaForm form={form} onGoOn={submit} />
      <NameDisagrees
        id="share"
        open={appeal.disagrees}
        onKeep={() => appeal.keepName(submit)}
        onEdit={appeal.dismiss}
      />
    </ActionScreen>
  );
}
