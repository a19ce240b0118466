type Cipher = typeof import('./cipher');

let loading: Promise<Cipher> | null = null;

/** A failed load is retried at the next navigation. */
export function loadCipher(): Promise<Cipher> {
  loading ??= import('./cipher').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
