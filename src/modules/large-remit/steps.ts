import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { largeRemitUpdateBehavior } from '@/contracts/calls/largeRemit';
import type { LargeRemitStep } from '@/domain/largeRemit';
import {
  doneAt,
  type LargeBehavior,
  type LargeStatus,
  routeOfStep,
  progressOf,
} from '@/routes/flows/largeTransferProgress';

export const shownSteps = ['signAgreement', 'faceIdentify', 'signature', 'sharePayee'] as const;
export const ownSteps = shownSteps.filter((step) => step !== 'sharePayee');

/** The payee may be shared once all others are done. */
export function stepState(
  step: LargeRemitStep,
  status: LargeStatus,
  behavior: LargeBehavior,
): 'due' | 'done' | 'later' {
  if (doneAt(behavior, step) !== undefined) return 'done';
  const progress = progressOf(status, behavior);
  if (progress.kind === 'step') return progress.step === step ? 'due' : 'later';
  return progress.kind === 'ready' && step === 'sharePayee' && behavior.next === step ? 'due' : 'later';
}

export function routeAfter({ next, status }: AnswerOf<typeof largeRemitUpdateBehavior>) {
  const proved = status !== 'NotCertified' && status !== 'InProgress' && status !== 'Failed';
  return proved && next ? routeOfStep[next] : 'largeRemitMaterialStatus';
}
