/** Separate chunks on H5. Rejects when one does not load. */
export async function loadPreflight() {
  const [{ beginTransfer }, { StopDialog }] = await Promise.all([
    import('./beginTransfer'),
    import('./StopDialog'),
  ]);
  return { beginTransfer, StopDialog };
}

export type Preflight = Awaited<ReturnType<typeof loadPreflight>>;
