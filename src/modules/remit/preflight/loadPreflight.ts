/** Chunks of their own on H5: nobody needs the checks to see what a remittance costs. Rejects when one does not load. */
export async function loadPreflight() {
  const [{ runPreflight, stoppingCheck }, { StopDialog }] = await Promise.all([
    import('./runPreflight'),
    import('./StopDialog'),
  ]);
  return { runPreflight, stoppingCheck, StopDialog };
}

export type Preflight = Awaited<ReturnType<typeof loadPreflight>>;
