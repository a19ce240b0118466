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

/** The steps as a payer sees them: the rule screen shows them, and the prompt belongs to the signature. */
export const shownSteps = ['signAgreement', 'faceIdentify', 'signature', 'sharePayee'] as const;
/** Those of them that everybody takes. */
export const ownSteps = shownSteps.filter((step) => step !== 'sharePayee');

/** State of a step's screen for its payer. The share of a payee may be done at any time once all else is. */
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

/** The screen after a step, from the server's answer to it. */
export function routeAfter({ next, status }: AnswerOf<typeof largeRemitUpdateBehavior>) {
  const proved = status !== 'NotCertified' && status !== 'InProgress' && status !== 'Failed';
  return proved && next ? routeOfStep[next] : 'largeRemitMaterialStatus';
}
