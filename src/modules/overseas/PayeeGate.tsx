import type { ReactElement } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { schoolPayee } from '@/contracts/calls/school/school';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { QueryScreen } from '@/ui/QueryState';
import './texts';

export type SchoolPayee = AnswerOf<typeof schoolPayee>;

interface Props {
  title: string;
  payeeId: string;
  children: (payee: SchoolPayee) => ReactElement;
}

export function PayeeGate({ title, payeeId, children }: Props) {
  const payee = useCall(schoolPayee, { payeeId });
  return (
    <QueryScreen screen={{ title, onBack: goBack }} query={payee} shape="form">
      {children}
    </QueryScreen>
  );
}
