import type { ReactElement } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { remitPrecheck } from '@/contracts/calls/remit/preflight';
import { goBack } from '@/state/navigation';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';
import type { AskedBefore } from './useAskedBefore';

interface Props {
  title: string;
  asked: AskedBefore;
  children: (page: AnswerOf<typeof remitPrecheck>['middlePage']) => ReactElement;
}

export function MiddleGate({ title, asked, children }: Props) {
  const { data, error, refetch } = asked;
  if (data) return children(data.middlePage);
  return (
    <Screen title={title} onBack={goBack}>
      {error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton shape="form" />}
    </Screen>
  );
}
