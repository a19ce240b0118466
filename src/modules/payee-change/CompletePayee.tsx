import type { ParamsOf } from '@/contracts/calls/defineCall';
import { payeeInfo } from '@/contracts/calls/payee';
import { payeeUpdate } from '@/contracts/calls/payeeUpdate';
import { payeeList } from '@/contracts/calls/payeeList';
import type { Payee } from '@/contracts/entities/payee';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import { SchemaForm, useSchemaForm } from '@/forms';
import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import type { FormSchema } from '@/schemas/types';
import { goBack, navigate, useRoute } from '@/state/navigation';
import { showToast } from '@/state/notices/notices';
import { useCallMutation } from '@/state/queries/mutations';
import { useCall } from '@/state/queries/queries';
import { showError } from '@/state/client/showError';
import { contactService } from '@/state/market/support';
import { ActionBar } from '@/ui/ActionBar';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Notice } from '@/ui/Notice';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { usePayeeSources } from '@/forms/payee/usePayeeSources';
import './texts';

/** /completePayee: a payee's own form with what is known, for what is missing. */
export function CompletePayee() {
  const t = useT();
  const { params } = useRoute('completePayee');
  const { payeeId } = params;
  const query = useCall(
    payeeInfo,
    { payeeId: payeeId ?? '-' },
    { enabled: payeeId !== undefined, staleMs: 0 },
  );
  const payee = query.data?.payee;
  const schema = payee && payeeFormOf(payee.country, payee.accountType);
  if (payee && schema) return <CompleteForm key={payee.id} payee={payee} schema={schema} />;
  const gone =
    payeeId === undefined ||
    payee !== undefined ||
    (query.isError && hasCode(toAppError(query.error), errorCodes.payeeNotFound));
  return (
    <Screen id="complete-payee" title={t('payeeChange.complete.title')} onBack={goBack}>
      {gone ? (
        <EmptyState
          icon="payee"
          title={t('payeeChange.complete.none')}
          action={{
            id: 'complete-payees',
            label: t('payeeChange.complete.toPayees'),
            onPress: () => navigate('tabbar', { tab: 'payee' }),
          }}
        />
      ) : query.isError ? (
        <ErrorState onRetry={query.refetch} />
      ) : (
        <Skeleton shape="form" />
      )}
    </Screen>
  );
}

function CompleteForm({ payee, schema }: { payee: Payee; schema: FormSchema }) {
  const t = useT();
  const sources = usePayeeSources(payee.country, payee.accountType);
  const { mutateAsync: update } = useCallMutation(payeeUpdate, { changes: [payeeInfo, payeeList] });
  const form = useSchemaForm({
    schema,
    sources,
    initial: { ...payee },
    async onSubmit(values) {
      const { compliance } = await update({
        ...(values as Partial<ParamsOf<typeof payeeUpdate>>),
        payeeId: payee.id,
        // A name the sender has insisted on once is not asked about again.
        nameAppealFlag: payee.payeeWarn?.type === 'nameAppeal' ? 2 : undefined,
      });
      showToast({
        messageKey: compliance === 'Review' ? 'payeeChange.complete.review' : 'payeeChange.complete.done',
      });
      await navigate('payeeDetail', { payeeId: payee.id }, { replace: true });
    },
  });
  return (
    <Screen
      id="complete-payee"
      title={t('payeeChange.complete.title')}
      onBack={goBack}
      footer={
        <ActionBar
          help={{ onPress: () => contactService('completePayee') }}
          main={{
            id: 'complete-submit',
            label: t('payeeChange.complete.submit'),
            busy: form.busy,
            onPress: () => form.submit().catch(showError),
          }}
        />
      }
    >
      <Notice tone="info">{t('payeeChange.complete.hint')}</Notice>
      <SchemaForm form={form} />
    </Screen>
  );
}
