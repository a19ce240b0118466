import type { AnswerOf } from '@/contracts/calls/defineCall';
import type { largeRemitBehavior, largeRemitStatus } from '@/contracts/calls/largeRemit';
import { type LargeRemitStep, stepsBeforeOrder } from '@/domain/largeRemit';
import type { RouteName } from '..';

export type LargeStatus = AnswerOf<typeof largeRemitStatus>;
export type LargeBehavior = AnswerOf<typeof largeRemitBehavior>;

export const routeOfStep = {
  rule: 'largeRemitRule',
  signAgreement: 'largeRemitSignAgreement',
  faceIdentify: 'largeRemitFaceIdentify',
  signaturePrompt: 'largeRemitSignaturePrompt',
  signature: 'largeRemitSignature',
  sharePayee: 'largeRemitSharePayee',
} as const satisfies Record<LargeRemitStep, RouteName>;

export type LargeTransferProgress =
  /** LARGE_BLACK: not for this account. */
  | { readonly kind: 'barred' }
  | { readonly kind: 'identity' }
  | { readonly kind: 'step'; readonly step: LargeRemitStep }
  | { readonly kind: 'papers'; readonly state: 'missing' | 'review' | 'rejected' }
  | { readonly kind: 'ready' };

const papers = { Init: 'missing', Authenticating: 'review', Fail: 'rejected' } as const;

export function progressOf(status: LargeStatus, behavior: LargeBehavior): LargeTransferProgress {
  if (status.next === 'none') return { kind: 'barred' };
  if (!status.kycPassed) return { kind: 'identity' };
  // LARGE_WHITE.
  if (status.next === 'order') return { kind: 'ready' };
  const due = stepsBeforeOrder.find((step) => doneAt(behavior, step) === undefined);
  if (due === 'rule') return { kind: 'step', step: due };
  if (status.fileStatus !== 'Success') return { kind: 'papers', state: papers[status.fileStatus] };
  return due ? { kind: 'step', step: due } : { kind: 'ready' };
}

/** Epoch ms. */
export const doneAt = (behavior: LargeBehavior, step: LargeRemitStep): number | undefined =>
  behavior.steps.find((row) => row.step === step)?.doneAt;

export function routeOf(progress: LargeTransferProgress) {
  switch (progress.kind) {
    case 'barred':
    case 'identity':
      return 'largeRemitRule';
    case 'step':
      return routeOfStep[progress.step];
    case 'papers':
    case 'ready':
      return 'largeRemitMaterialStatus';
  }
}
