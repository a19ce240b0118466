/** By the bank's answer; `other`: unknown or none. */
export const payoutFailures = [
  'accountUnknown',
  'accountClosed',
  'nameDiffers',
  'overLimit',
  'other',
] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

export const payoutFailureOf = (name: string | null | undefined): PayoutFailure =>
  payoutFailures.find((known) => known === name) ?? 'other';
