import { payeeInfo } from '@/contracts/calls/payee/payee';
import { errorCodes } from '@/contracts/errors';
import { hasCode, toAppError } from '@/core/appError';
import type { ChosenFor } from '@/forms/payee/useChoosePayee';
import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import { MethodForm } from './MethodForm';

interface Props {
  payeeId: string | undefined;
  chosenFor: ChosenFor;
  completing?: boolean;
}

export function KnownPayee({ payeeId, chosenFor, completing }: Props) {
  const t = useT();
  const query = useCall(
    payeeInfo,
    { payeeId: payeeId ?? '-' },
    { enabled: payeeId !== undefined, staleMs: 0 },
  );
  const payee = query.data?.payee;
  const schema = payee && payeeFormOf(payee.country, payee.accountType);
  if (payee && schema)
    return (
      <MethodForm
        key={payee.id}
        schema={schema}
        formKey={payee.accountType}
        chosenFor={chosenFor}
        payee={payee}
        completing={completing}
      />
    );
  const gone =
    payeeId === undefined ||
    payee !== undefined ||
    (query.isError && hasCode(toAppError(query.error), errorCodes.payeeNotFound));
  return (
    <Screen id="complete-payee" title={t('payee.complete.title')} onBack={goBack}>
      {gone ? (
        <EmptyState
          icon="payee"
          title={t('payee.complete.none')}
          action={{
            id: 'complete-payees',
            label: t('payee.complete.toPayees'),
            onPress: () => navigate('tabbar', { tab: 'payee' }),
          }}
        />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton shape="form" />
      )}
    </Screen>
  );
}
