import { payeeInfo } from '@/contracts/calls/payee/payee';
import { errorCodes } from '@/contracts/errors';
import { hasCode } from '@/core/appError';
import type { ChosenFor } from '@/forms/payee/useChoosePayee';
import { useT } from '@/i18n';
import { payeeFormOf } from '@/schemas/payee';
import { goBack, navigate } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { EmptyState } from '@/ui/EmptyState';
import { QueryScreen } from '@/ui/QueryState';
import { Screen } from '@/ui/Screen';
import { MethodForm } from './MethodForm';

interface Props {
  payeeId: string | undefined;
  chosenFor: ChosenFor;
  completing?: boolean;
}

export function KnownPayee({ payeeId, chosenFor, completing }: Props) {
  const t = useT();
  const query = useCall(payeeInfo, payeeId === undefined ? null : { payeeId }, { staleMs: 0 });
  const screen = { id: 'complete-payee', title: t('payee.complete.title'), onBack: goBack };
  const gone = (
    <EmptyState
      icon="payee"
      title={t('payee.complete.none')}
      action={{
        id: 'complete-payees',
        label: t('payee.complete.toPayees'),
        onPress: () => navigate('tabbar', { tab: 'payee' }),
      }}
    />
  );
  if (payeeId === undefined) return <Screen {...screen}>{gone}</Screen>;
  return (
    <QueryScreen
      screen={screen}
      query={query}
      shape="form"
      missing={(error) => (hasCode(error, errorCodes.payeeNotFound) ? gone : null)}
    >
      {({ payee }) => {
        const schema = payeeFormOf(payee.country, payee.accountType);
        return schema ? (
          <MethodForm
            key={payee.id}
            schema={schema}
            formKey={payee.accountType}
            chosenFor={chosenFor}
            payee={payee}
            completing={completing}
          />
        ) : (
          <Screen {...screen}>{gone}</Screen>
        );
      }}
    </QueryScreen>
  );
}
