import { useMemo } from 'react';
import { schoolAccountConfirm, schoolAccountList } from '@/contracts/calls/school/accounts';
import { schoolFeeFields, schoolRegisterFlywire } from '@/contracts/calls/school/fee';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { schoolCodes } from '@/contracts/errors/server';
import { textOf } from '@/core/validation';
import { type FeeType, feeTypes } from '@/domain/school/school';
import { SchemaForm, useSchemaForm } from '@/forms';
import { sendForm } from '@/forms/sendForm';
import { useT } from '@/i18n';
import { accountKind } from '@/schemas/schoolAccount';
import { formDrafts } from '@/state/drafts/drafts';
import { contactService } from '@/state/market/support';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { allOf } from '@/state/queries/queryResult';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { useKeptPlace } from '../place';
import { SchoolGate, type SchoolFacts } from '../SchoolGate';
import { studentForm } from '../studentForm';

type Fields = AnswerOf<typeof schoolFeeFields>['list'];
type Account = AnswerOf<typeof schoolAccountList>['list'][number];
interface Paying {
  schoolId: string;
  accountId?: string | undefined;
  feeType: FeeType;
  amount: string;
}

export function StudentInformation() {
  const t = useT();
  const { params } = useRoute('overseasStudentInformation');
  const { schoolId, accountId } = params;
  const feeType = feeTypes.find((one) => one === params.feeType);
  return (
    <SchoolGate title={t('school.titles.overseasStudentInformation')} schoolId={schoolId}>
      {(facts) =>
        feeType ? (
          <Student paying={{ ...params, feeType }} {...facts} />
        ) : (
          <Screen title={t('school.titles.overseasStudentInformation')} onBack={goBack}>
            <EmptyState
              title={t('overseas.fee.kindMissing')}
              action={{
                id: 'school-student-fee',
                label: t('school.titles.overseasTypeOfExpense'),
                onPress: () => navigate('overseasTypeOfExpense', { schoolId, accountId }, { replace: true }),
              }}
            />
          </Screen>
        )
      }
    </SchoolGate>
  );
}

function Student({ paying, ...facts }: { paying: Paying } & SchoolFacts) {
  const t = useT();
  const { schoolId, accountId, feeType } = paying;
  useKeptPlace('overseasStudentInformation', { ...paying }, facts.school.name);
  const fields = useCall(schoolFeeFields, { schoolId, feeType });
  const accounts = useCall(schoolAccountList, accountId === undefined ? null : { schoolId });
  return (
    <QueryScreen
      screen={{ title: t('school.titles.overseasStudentInformation'), onBack: goBack }}
      query={allOf(fields, accountId === undefined ? null : accounts)}
      shape="form"
    >
      {([{ list }, known]) => (
        <StudentForm
          paying={paying}
          fields={list}
          account={known?.list.find((row) => row.accountId === accountId)}
          {...facts}
        />
      )}
    </QueryScreen>
  );
}

interface FormProps extends SchoolFacts {
  paying: Paying;
  fields: Fields;
  account: Account | undefined;
}

function StudentForm({ paying, fields, account, school }: FormProps) {
  const t = useT();
  const { schoolId, accountId, feeType, amount } = paying;
  const schema = useMemo(
    () => studentForm(feeType, fields, account ? accountKind(account.kind).postscript : null),
    [feeType, fields, account],
  );
  const { mutateAsync: confirm } = useCallMutation(schoolAccountConfirm);
  const { mutateAsync: register } = useCallMutation(schoolRegisterFlywire);
  const form = useSchemaForm({
    schema,
    draft: formDrafts,
    async onSubmit(values) {
      const about = {
        schoolId,
        feeType,
        fields: Object.fromEntries(fields.map(({ name }) => [name, textOf(values, name)])),
      };
      const { payee } =
        accountId === undefined
          ? await register({ ...about, amount, currency: school.currency })
          : await confirm({ ...about, accountId, postscript: textOf(values, 'postscript') || undefined });
      await navigate('overseasUpload', { payeeId: payee.payeeId, amount });
    },
  });
  return (
    <Screen
      id="school-student"
      title={t('school.titles.overseasStudentInformation')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('overseasStudent') }}
          main={{
            id: 'school-student-next',
            label: t('common.next'),
            busy: form.busy,
            onPress: () => sendForm(form, schoolCodes.fieldsWrong),
          }}
        />
      }
    >
      <SchemaForm form={form} />
    </Screen>
  );
}
