type Preflight = typeof import('./runPreflight');

/** A chunk of its own on H5: nobody needs the checks to see what a remittance costs. Rejects when it does not load. */
export const loadPreflight = (): Promise<Preflight> => import('./runPreflight');
