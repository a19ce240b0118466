export type CryptoModule = typeof import('./index');

let loading: Promise<CryptoModule> | null = null;

/** A failed load is retried at the next call. */
export function loadCrypto(): Promise<CryptoModule> {
  loading ??= import('./index').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
