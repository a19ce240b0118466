import type { ReactElement } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import { schoolOne } from '@/contracts/calls/school/school';
import { goBack } from '@/state/navigation';
import { useCall } from '@/state/queries/queries';
import { QueryScreen } from '@/ui/QueryState';
import './texts';

export type SchoolFacts = AnswerOf<typeof schoolOne>;

interface Props {
  title: string;
  schoolId: string;
  children: (facts: SchoolFacts) => ReactElement;
}

export function SchoolGate({ title, schoolId, children }: Props) {
  const school = useCall(schoolOne, { schoolId });
  return (
    <QueryScreen screen={{ title, onBack: goBack }} query={school} shape="form">
      {children}
    </QueryScreen>
  );
}
