import { HOUR } from '@/core/countdown';

export const isLargeCorridor = (source: string, target: string): boolean =>
  source === 'CHN' || target === 'CHN';

/** In order (specification, flows, 5.5). */
export const largeRemitSteps = [
  'rule',
  'signAgreement',
  'faceIdentify',
  'signaturePrompt',
  'signature',
  'sharePayee',
] as const;
export type LargeRemitStep = (typeof largeRemitSteps)[number];

/** Only a payee other than the payer is shared. */
export const stepsBeforeOrder: readonly LargeRemitStep[] = [
  'rule',
  'signAgreement',
  'faceIdentify',
  'signaturePrompt',
  'signature',
];
export const stepsWithFile: readonly LargeRemitStep[] = ['faceIdentify', 'signature'];

/** Both are needed in addition to the document. */
export const payeeDeclarations = ['known', 'ownWill'] as const;
export type PayeeDeclaration = (typeof payeeDeclarations)[number];

export const safeWaitHours = 24;
/** From the payment on. */
export const safeWaitMs = (remitType: string): number =>
  remitType === 'LargeRemit' ? safeWaitHours * HOUR : 0;
export const reminderHours = 1;
/** Working days (specification, flows, 5.5). */
export const refundWorkingDays = { from: 3, to: 7 } as const;
