interface Offered {
  fundingType: number;
  recommended: boolean;
}

/** The method that stands chosen: the payer's choice or the order's, as long as it is offered, else the best there is. */
export function selectedMethod(
  offered: readonly Offered[],
  ...wanted: readonly (number | null | undefined)[]
): number | undefined {
  const known = wanted.find((code) => offered.some(({ fundingType }) => fundingType === code));
  const best = offered.find(({ recommended }) => recommended) ?? offered[0];
  return known ?? best?.fundingType;
}
