/** Separate chunks on H5. Rejects when one does not load. */
export async function loadPreflight() {
  const [{ runPreflight, stoppingCheck }, { StopDialog }] = await Promise.all([
    import('./runPreflight'),
    import('./StopDialog'),
  ]);
  return { runPreflight, stoppingCheck, StopDialog };
}

export type Preflight = Awaited<ReturnType<typeof loadPreflight>>;
