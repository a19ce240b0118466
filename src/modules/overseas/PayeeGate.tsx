import type { ReactElement } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { schoolPayee } from '@/contracts/calls/school/school';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';

export type SchoolPayee = AnswerOf<typeof schoolPayee>;

interface Props {
  title: string;
  payeeId: string;
  children: (payee: SchoolPayee) => ReactElement;
}

export function PayeeGate({ title, payeeId, children }: Props) {
  const payee = useCall(schoolPayee, { payeeId });
  if (payee.data) return children(payee.data);
  return (
    <Screen title={title} onBack={goBack}>
      {payee.isError ? <ErrorState error={payee.error} onRetry={payee.refetch} /> : <Skeleton shape="form" />}
    </Screen>
  );
}
