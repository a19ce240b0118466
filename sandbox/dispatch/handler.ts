import type { AnyHandler, CallContext } from '../runtime';

const readers = new WeakSet<AnyHandler>();

/**
 * Marks a handler that only reads: it runs without a transaction. Every other handler runs in one transaction, alone
 * among the writing calls of its payer, and is undone when it throws.
 */
export function reading<P, A>(
  handler: (context: CallContext, params: P) => A,
): (context: CallContext, params: P) => A {
  readers.add(handler);
  return handler;
}

const keyKeepers = new WeakSet<AnyHandler>();

/**
 * Marks a handler that minds `context.idempotencyKey` itself (with `once`). For every other writing call that comes with
 * a key the dispatcher stores the answer and repeats it.
 */
export function ownKey<P, A>(
  handler: (context: CallContext, params: P) => A,
): (context: CallContext, params: P) => A {
  keyKeepers.add(handler);
  return handler;
}

export const keepsOwnKey = (handler: AnyHandler): boolean => keyKeepers.has(handler);
export const isReading = (handler: AnyHandler): boolean => readers.has(handler);
