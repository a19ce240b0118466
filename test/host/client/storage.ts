import { ApiFailure } from './apiCall';
import type { Api } from './shared';

export interface StorageLimits {
  perKey: number;
  total: number;
}

export const limits: Record<'weapp' | 'alipay', StorageLimits> = {
  weapp: { perKey: 1024 * 1024, total: 10 * 1024 * 1024 },
  alipay: { perKey: 200 * 1024, total: 10 * 1024 * 1024 },
};

/** Survives the process, as JSON. */
export class HostStorage {
  broken = false;
  /** Synchronous ones of this run, which block the app. */
  readonly syncCalls: string[] = [];
  private values = new Map<string, string>();

  counted(api: Api): Api {
    this.syncCalls.length = 0;
    for (const name of Object.keys(api).filter((key) => /Storage\w*Sync$/.test(key))) {
      const call = api[name] as (...args: unknown[]) => unknown;
      api[name] = (...args: unknown[]) => {
        const [key] = args as (string | { key?: string } | undefined)[];
        this.syncCalls.push(`${name} ${typeof key === 'object' ? (key.key ?? '') : (key ?? '')}`);
        return call(...args);
      };
    }
    return api;
  }

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

  dump(): Record<string, string> {
    return Object.fromEntries(this.values);
  }

  get bytes(): number {
    let sum = 0;
    for (const text of this.values.values()) sum += Buffer.byteLength(text);
    return sum;
  }
}
