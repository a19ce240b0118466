import fc from 'fast-check';

/** Failures tell seed and path; `FC_SEED` repeats. */
export function holdsFor<T extends unknown[]>(property: fc.IProperty<T>, numRuns = 300): void {
  const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
  const result = fc.check(property, { seed, numRuns });
  if (result.failed) throw new Error(`seed ${seed}: ${fc.defaultReportMessage(result)}`);
}

export async function holdsForAsync<T extends unknown[]>(
  property: fc.IAsyncProperty<T>,
  numRuns = 300,
): Promise<void> {
  const seed = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
  const result = await fc.check(property, { seed, numRuns });
  if (result.failed) throw new Error(`seed ${seed}: ${fc.defaultReportMessage(result)}`);
}
