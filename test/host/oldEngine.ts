import type { MiniTarget } from './bundle';

const of = (owner: string, names: readonly string[]): string[] => names.map((name) => `${owner}.${name}`);

/**
 * Built-ins that the oldest engines promised lack: JavaScriptCore of iOS 10 and the V8 of payment apps on Android 5
 * (caniuse.com, kangax' tables, opendocs.alipay.com: "mini-programs' JavaScript engines"). Syntax is checked in the built
 * files (`npm run bundle:check`), as an engine cannot unlearn it.
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

/** Globals that neither client has; the payment app forbids the name of the last. */
const lackingGlobals = [
  'Intl',
  'BigInt',
  'BigInt64Array',
  'BigUint64Array',
  'Iterator',
  'queueMicrotask',
  'globalThis',
];

/** For `without` of the host: the chat app's base library brings core-js, the payment app's brings nothing. */
export const oldEngines: Readonly<Record<MiniTarget, readonly string[]>> = {
  weapp: lackingGlobals,
  alipay: [...lackingBuiltIns, ...lackingGlobals],
};
