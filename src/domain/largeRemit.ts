/** Large amounts go to China or leave it. */
export const isLargeCorridor = (source: string, target: string): boolean =>
  source === 'CHN' || target === 'CHN';

/** Steps of a large remittance, in the order they are done (specification, flows, 5.5). */
export const largeRemitSteps = [
  'rule',
  'signAgreement',
  'faceIdentify',
  'signaturePrompt',
  'signature',
  'sharePayee',
] as const;
export type LargeRemitStep = (typeof largeRemitSteps)[number];

/** Done before an order may be made; a payee is shared only when it is not the payer. */
export const stepsBeforeOrder: readonly LargeRemitStep[] = [
  'rule',
  'signAgreement',
  'faceIdentify',
  'signaturePrompt',
  'signature',
];
/** Steps that hand in a picture. */
export const stepsWithFile: readonly LargeRemitStep[] = ['faceIdentify', 'signature'];

/** Declarations a payer makes about the payee of a large remittance. Both are needed beside the document. */
export const payeeDeclarations = ['known', 'ownWill'] as const;
export type PayeeDeclaration = (typeof payeeDeclarations)[number];

/** How long a large remittance lies safe before it goes out, and when the payer is reminded. */
export const safeWaitHours = 24;
export const reminderHours = 1;
/** Working days that a refund takes (specification, flows, 5.5). */
export const refundWorkingDays = { from: 3, to: 7 } as const;
