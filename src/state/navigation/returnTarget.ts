import * as v from 'valibot';
import { isRouteName, type RouteName } from '@/routes';

/** Survives a reload. */
export interface ReturnStore {
  get: () => string | null;
  set: (text: string | null) => void;
}

const shape = v.object({
  name: v.pipe(v.string(), v.check(isRouteName)),
  params: v.record(v.string(), v.unknown()),
  owner: v.nullable(v.string()),
  at: v.number(),
});

export interface ReturnTarget {
  name: RouteName;
  params: Record<string, unknown>;
  /** Null: a visitor. */
  owner: string | null;
  /** Epoch ms. */
  at: number;
}

export const RETURN_TTL_MS = 30 * 60_000;

export function rememberTarget(store: ReturnStore, target: ReturnTarget): void {
  store.set(JSON.stringify(target));
}

/** Once. Null when absent, too old, or another user's. */
export function takeTarget(store: ReturnStore, now: number, userId: string | null): ReturnTarget | null {
  const target = peekTarget(store, now);
  store.set(null);
  return target?.owner != null && target.owner !== userId ? null : target;
}

export function peekTarget(store: ReturnStore, now: number): ReturnTarget | null {
  const text = store.get();
  if (!text) return null;
  let parsed: v.SafeParseResult<typeof shape>;
  try {
    parsed = v.safeParse(shape, JSON.parse(text));
  } catch {
    return null;
  }
  if (!parsed.success) return null;
  const target = parsed.output as ReturnTarget;
  const tooOld = now - target.at > RETURN_TTL_MS || target.at > now;
  return tooOld ? null : target;
}

/** @internal */
export function memoryReturnStore(): ReturnStore {
  let kept: string | null = null;
  return {
    get: () => kept,
    set(text) {
      kept = text;
    },
  };
}
