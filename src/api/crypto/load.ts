export type CryptoModule = typeof import('./index');

let loading: Promise<CryptoModule> | null = null;

/** The only way to this chunk. A failed load is tried again at the next call. */
export function loadCrypto(): Promise<CryptoModule> {
  loading ??= import('./index').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
