import type { ReactElement } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { schoolOne } from '@/contracts/calls/school/school';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { ErrorState } from '@/ui/ErrorState';
import { Screen } from '@/ui/Screen';
import { Skeleton } from '@/ui/Skeleton';
import './texts';

export type SchoolFacts = AnswerOf<typeof schoolOne>;

interface Props {
  title: string;
  schoolId: string;
  children: (facts: SchoolFacts) => ReactElement;
}

export function SchoolGate({ title, schoolId, children }: Props) {
  const school = useCall(schoolOne, { schoolId });
  if (school.data) return children(school.data);
  return (
    <Screen title={title} onBack={goBack}>
      {school.isError ? (
        <ErrorState error={school.error} onRetry={school.refetch} />
      ) : (
        <Skeleton shape="form" />
      )}
    </Screen>
  );
}
