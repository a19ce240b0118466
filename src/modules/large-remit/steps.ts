import type { CallAnswer } from '@/catalogue/calls';
import { type LargeRemitStep, stepsBeforeOrder } from '@/catalogue/largeRemit';
import type { RouteName } from '@/catalogue/routes';

export type LargeStatus = CallAnswer<'largeRemit.status'>;
export type LargeBehavior = CallAnswer<'largeRemit.behavior'>;

/** The steps as a payer sees them: the rule is where they stand, and the prompt belongs to the signature. */
export const shownSteps = ['signAgreement', 'faceIdentify', 'signature', 'sharePayee'] as const;
/** Those of them that everybody takes. */
export const ownSteps = shownSteps.filter((step) => step !== 'sharePayee');

/** The screen of each step. */
export const routeOfStep = {
  rule: 'largeRemitRule',
  signAgreement: 'largeRemitSignAgreement',
  faceIdentify: 'largeRemitFaceIdentify',
  signaturePrompt: 'largeRemitSignaturePrompt',
  signature: 'largeRemitSignature',
  sharePayee: 'largeRemitSharePayee',
} as const satisfies Record<LargeRemitStep, RouteName>;

/** What stands between the payer and a large transfer, and so what comes next. */
export type Standing =
  /** LARGE_BLACK: not for this account. */
  | { readonly kind: 'barred' }
  | { readonly kind: 'identity' }
  | { readonly kind: 'step'; readonly step: LargeRemitStep }
  /** The proof of income is missing, looked at, or rejected. */
  | { readonly kind: 'papers'; readonly state: 'missing' | 'review' | 'rejected' }
  | { readonly kind: 'ready' };

const papers = { Init: 'missing', Authenticating: 'review', Fail: 'rejected' } as const;

/**
 * Where a payer stands, from what the server says: the rule first, then the papers, then the steps in their order. A
 * payee is shared only when it is somebody else, so that step is never in the way.
 */
export function standingOf(status: LargeStatus, behavior: LargeBehavior): Standing {
  if (status.next === 'none') return { kind: 'barred' };
  if (!status.kycPassed) return { kind: 'identity' };
  // LARGE_WHITE: released by us.
  if (status.next === 'order') return { kind: 'ready' };
  const due = stepsBeforeOrder.find((step) => doneAt(behavior, step) === undefined);
  if (due === 'rule') return { kind: 'step', step: due };
  if (status.fileStatus !== 'Success') return { kind: 'papers', state: papers[status.fileStatus] };
  return due ? { kind: 'step', step: due } : { kind: 'ready' };
}

/** When a step was done, epoch ms. */
export const doneAt = (behavior: LargeBehavior, step: LargeRemitStep): number | undefined =>
  behavior.steps.find((row) => row.step === step)?.doneAt;

/** The screen on which a payer goes on. */
export function routeOf(standing: Standing) {
  switch (standing.kind) {
    case 'barred':
    case 'identity':
      return 'largeRemitRule';
    case 'step':
      return routeOfStep[standing.step];
    case 'papers':
    case 'ready':
      return 'largeRemitMaterialStatus';
  }
}

/** How a screen of a step stands to its payer. The share of a payee may be done at any time once all else is. */
export function stepState(
  step: LargeRemitStep,
  status: LargeStatus,
  behavior: LargeBehavior,
): 'due' | 'done' | 'later' {
  if (doneAt(behavior, step) !== undefined) return 'done';
  const standing = standingOf(status, behavior);
  if (standing.kind === 'step') return standing.step === step ? 'due' : 'later';
  return standing.kind === 'ready' && step === 'sharePayee' && behavior.next === step ? 'due' : 'later';
}

/** The screen after a step, from the server's answer to it. */
export function routeAfter({ next, status }: CallAnswer<'largeRemit.updateBehavior'>) {
  const proved = status !== 'NotCertified' && status !== 'InProgress' && status !== 'Failed';
  return proved && next ? routeOfStep[next] : 'largeRemitMaterialStatus';
}
