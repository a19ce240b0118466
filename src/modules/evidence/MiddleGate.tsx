import type { ReactElement } from 'react';
import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { remitPrecheck } from '@/contracts/calls/remit/preflight';
import { goBack } from '@/state/navigation';
import './texts';
import { QueryScreen } from '@/ui/QueryState';
import type { AskedBefore } from './useAskedBefore';

interface Props {
  title: string;
  asked: AskedBefore;
  children: (page: AnswerOf<typeof remitPrecheck>['middlePage']) => ReactElement;
}

export function MiddleGate({ title, asked, children }: Props) {
  return (
    <QueryScreen screen={{ title, onBack: goBack }} query={asked} shape="form">
      {({ middlePage }) => children(middlePage)}
    </QueryScreen>
  );
}
