export type Preflight = typeof import('./runPreflight') & typeof import('./StopDialog');

/** Chunks of their own on H5: nobody needs the checks to see what a remittance costs. Rejects when one does not load. */
export async function loadPreflight(): Promise<Preflight> {
  const [checks, dialog] = await Promise.all([import('./runPreflight'), import('./StopDialog')]);
  return { ...checks, ...dialog };
}
