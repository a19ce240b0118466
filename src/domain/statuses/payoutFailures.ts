/** Why a bank sends a payout back, as its answer is read. `other`: it gave no reason that we know. */
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
