import { ApiFailure } from './apiCall';

export interface StorageLimits {
  /** Bytes of one value. */
  perKey: number;
  /** Bytes of all values. */
  total: number;
}

export const limits: Record<'weapp' | 'alipay', StorageLimits> = {
  weapp: { perKey: 1024 * 1024, total: 10 * 1024 * 1024 },
  alipay: { perKey: 200 * 1024, total: 10 * 1024 * 1024 },
};

/** Survives the end of the app's process. Values are kept as JSON, as the clients do. */
export class HostStorage {
  /** Every write fails, as on a full device. */
  broken = false;
  private values = new Map<string, string>();

  get(key: string): unknown {
    const text = this.values.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }

  set(key: string, value: unknown, limit: StorageLimits): void {
    const text = JSON.stringify(value) ?? 'null';
    if (this.broken) throw new ApiFailure('write failed', 11);
    if (Buffer.byteLength(text) > limit.perKey) throw new ApiFailure('entry size limit exceeded', 12);
    if (this.bytes - Buffer.byteLength(this.values.get(key) ?? '') + Buffer.byteLength(text) > limit.total)
      throw new ApiFailure('exceed storage max size', 14);
    this.values.set(key, text);
  }

  remove(key: string): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }

  keys(): string[] {
    return [...this.values.keys()];
  }

  /** Everything stored, as JSON text by key: for searches after personal data. */
  dump(): Record<string, string> {
    return Object.fromEntries(this.values);
  }

  get bytes(): number {
    let sum = 0;
    for (const text of this.values.values()) sum += Buffer.byteLength(text);
    return sum;
  }
}
