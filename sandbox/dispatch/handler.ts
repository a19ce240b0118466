import type { AnyHandler, CallContext } from '../runtime';

const readers = new WeakSet<AnyHandler>();

/** Runs without a transaction. All others run in one, one writing call per payer at a time. */
export function reading<P, A>(
  handler: (context: CallContext, params: P) => A,
): (context: CallContext, params: P) => A {
  readers.add(handler);
  return handler;
}

const keyKeepers = new WeakSet<AnyHandler>();

/** The handler applies `context.idempotencyKey` itself (with `once`); else the dispatcher stores the answer. */
export function ownKey<P, A>(
  handler: (context: CallContext, params: P) => A,
): (context: CallContext, params: P) => A {
  keyKeepers.add(handler);
  return handler;
}

export const keepsOwnKey = (handler: AnyHandler): boolean => keyKeepers.has(handler);
export const isReading = (handler: AnyHandler): boolean => readers.has(handler);
