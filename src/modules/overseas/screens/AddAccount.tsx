import { useMemo } from 'react';
import type { ParamsOf } from '@/contracts/calls/defineCall';
import { schoolAccountAdd } from '@/contracts/calls/school/accounts';
import { schoolCodes } from '@/contracts/errors/server';
import type { SchoolAccountKind } from '@/domain/school/schoolAccounts';
import { SchemaForm, useSchemaForm } from '@/forms';
import { sendForm } from '@/forms/sendForm';
import { useT, useTKey } from '@/i18n';
import { accountForm, accountKind } from '@/schemas/schoolAccount';
import { formDrafts } from '@/state/drafts/drafts';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { ActionBar } from '@/ui/ActionBar';
import { Flag } from '@/ui/Flag';
import { Screen } from '@/ui/Screen';
import { useKeptPlace } from '../place';
import { SchoolGate, type SchoolFacts } from '../SchoolGate';

export function AddAccount() {
  const t = useT();
  const { kind, schoolId } = useRoute('overseasAddAccount').params;
  return (
    <SchoolGate title={t('school.titles.overseasAddAccount')} schoolId={schoolId}>
      {(facts) => <AccountForm key={kind} kind={kind} {...facts} />}
    </SchoolGate>
  );
}

function AccountForm({ kind, school }: { kind: SchoolAccountKind } & SchoolFacts) {
  const t = useT();
  const tKey = useTKey();
  const { schoolId } = school;
  useKeptPlace('overseasAddAccount', { kind, schoolId }, school.name);
  const schema = useMemo(() => accountForm(kind, accountKind(kind)), [kind]);
  const { mutateAsync: add } = useCallMutation(schoolAccountAdd);
  const form = useSchemaForm({
    schema,
    initial: { payeeName: school.name },
    draft: formDrafts,
    async onSubmit(values) {
      const { account } = await add({
        ...(values as Pick<ParamsOf<typeof schoolAccountAdd>, 'payeeName'>),
        kind,
        schoolId,
      });
      await navigate('overseasTypeOfExpense', { schoolId, accountId: account.accountId }, { replace: true });
    },
  });
  const send = (): Promise<void> => sendForm(form, schoolCodes.accountInvalid);
  return (
    <Screen
      id="school-account-form"
      title={tKey(`overseas.kinds.${kind}`)}
      onBack={goBack}
      right={<Flag code={school.country} size="m" />}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('overseasAccount') }}
          main={{
            id: 'school-account-save',
            label: t('overseas.account.save'),
            busy: form.busy,
            onPress: send,
          }}
        />
      }
    >
      <SchemaForm form={form} onGoOn={send} />
    </Screen>
  );
}
