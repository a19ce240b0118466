/** A company puts its store of pictures and papers here. */
export interface ObjectStore {
  /** May be asked for what is then rolled back. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Rejects when absent. */
  get: (key: string) => Promise<Uint8Array>;
}

/** Returns the row's part: none, where a store has them. */
export async function storeBytes(
  store: ObjectStore | null,
  key: string,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  if (!store) return bytes;
  await store.put(key, bytes);
  return new Uint8Array();
}

/** @param kept of the row; from before there was a store, it has them itself */
export async function storedBytes(store: ObjectStore | null, key: string, kept: Uint8Array): Promise<Buffer> {
  if (kept.length > 0) return Buffer.from(kept);
  if (!store) throw new Error('The bytes are in an object store, and SANDBOX_OBJECTS names none.');
  return Buffer.from(await store.get(key));
}
