/** For numbers too long to be exact. */
export function mod(digits: string, by: number): number {
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % by;
  return rest;
}

/** Of as many digits as there are weights. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
