import type { MiniTarget } from './bundle';

const of = (owner: string, names: readonly string[]): string[] => names.map((name) => `${owner}.${name}`);

/**
 * In the oldest supported engines, JavaScriptCore of iOS 10 and V8 of payment apps on Android 5 (caniuse.com, kangax'
 * tables, opendocs.alipay.com: "mini-programs' JavaScript engines").
 */
export const lackingBuiltIns = [
  ...of('Object', ['entries', 'values', 'fromEntries', 'getOwnPropertyDescriptors', 'groupBy', 'hasOwn']),
  ...of('Array', ['fromAsync']),
  ...of('Array.prototype', ['at', 'values', 'flat', 'flatMap', 'findLast', 'findLastIndex']),
  ...of('Array.prototype', ['toReversed', 'toSorted', 'toSpliced', 'with']),
  ...of('String.prototype', ['at', 'padStart', 'padEnd', 'matchAll', 'replaceAll', 'trimStart', 'trimEnd']),
  ...of('String.prototype', ['isWellFormed', 'toWellFormed']),
  ...of('Promise', ['allSettled', 'any', 'withResolvers', 'try']),
  ...of('Promise.prototype', ['finally']),
  ...of('Symbol.prototype', ['description']),
  ...of('Uint8Array.prototype.__proto__', ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted']),
  ...of('Map', ['groupBy']),
];

const lackingGlobals = [
  'Intl',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Iterator',
  'queueMicrotask',
  'globalThis',
];

/** The chat app's library has core-js, the payment app's no polyfills. */
export const oldEngines: Readonly<Record<MiniTarget, readonly string[]>> = {
  weapp: lackingGlobals,
  alipay: [...lackingBuiltIns, ...lackingGlobals],
};
