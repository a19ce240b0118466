import { kycRiskQuestionnaire } from '@/contracts/calls/kyc/questionnaire';
import { evidenceRow } from '@/domain/evidence';
import { useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { incomeYearsForm } from '@/schemas/evidence/questions';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { useCallMutation } from '@/state/queries/mutations';
import { useRenewedPayer } from '@/state/queries/renewedPayer';
import { useSession } from '@/state/session/session';
import { EmptyState } from '@/ui/EmptyState';
import { QueryState } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { QuestionsScreen } from '../QuestionsScreen';

export function IncomeYears() {
  const t = useT();
  const { params } = useRoute('incomeQuestionOfGbr');
  const { payer } = useSession();
  const profile = useRenewedPayer({ enabled: payer === null });
  const title = t('evidence.income.title');
  if (payer && evidenceRow('payerEdd').questionnaireIn?.includes(payer.countryCode))
    return <YearsForm market={payer.countryCode} seqNo={params.seqNo} />;
  return (
    <Screen title={title} onBack={goBack}>
      <QueryState query={{ ...profile, data: payer ?? undefined }} shape="form">
        {() => (
          <EmptyState
            icon="check"
            title={t('evidence.income.notAsked')}
            action={{
              id: 'income-home',
              label: t('evidence.list.home'),
              onPress: () => navigate('tabbar', { tab: 'remit' }),
            }}
          />
        )}
      </QueryState>
    </Screen>
  );
}

function YearsForm({ market, seqNo }: { market: string; seqNo: string | undefined }) {
  const t = useT();
  const { mutateAsync: answer } = useCallMutation(kycRiskQuestionnaire);
  const form = useSchemaForm({
    schema: incomeYearsForm,
    async onSubmit({ workYear, incomeYear }) {
      await answer({ countryCode: market, workYear: Number(workYear), incomeYear: Number(incomeYear) });
      await navigate('evidenceListNew', { seqNo, verifyType: 'payerEdd' }, { replace: true });
    },
  });
  return (
    <QuestionsScreen
      id="income-years-screen"
      title={t('evidence.income.title')}
      note={t('evidence.income.note')}
      form={form}
      submit={t('evidence.income.next')}
    />
  );
}
