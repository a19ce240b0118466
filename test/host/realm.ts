import vm from 'node:vm';
import { format } from 'node:util';
import { makeClock, type Clock } from './clock';

export interface HostError {
  where: string;
  message: string;
  stack?: string;
}

export interface LogLine {
  level: string;
  text: string;
}

// V8's, but missing or unreliable in clients.
const absent = [
  'WebAssembly',
  'SharedArrayBuffer',
  'Atomics',
  'FinalizationRegistry',
  'WeakRef',
  'AggregateError',
];

interface Intrinsics {
  Object: new () => Record<string, unknown>;
  Array: new () => unknown[];
  Date: DateConstructor;
  ArrayBuffer: new (length: number) => ArrayBuffer;
  Uint8Array: new (buffer: ArrayBuffer) => Uint8Array;
  Error: new (message?: string) => Error;
  Promise: PromiseConstructor;
  parse: (text: string) => unknown;
}

const realms = new Set<Realm>();
let watching = false;

function watchRejections(): void {
  if (watching) return;
  watching = true;
  process.on('unhandledRejection', (reason, promise) => {
    for (const realm of realms) if (realm.owns(promise)) realm.rejected(reason);
  });
}

/** An app run's globals, timers and errors; `destroy` discards it. */
export class Realm {
  readonly context: vm.Context;
  readonly own: Intrinsics;
  readonly errors: HostError[] = [];
  readonly logs: LogLine[] = [];
  dead = false;
  onError: (error: unknown, where: string) => void = () => undefined;
  onRejection: (reason: unknown) => void = () => undefined;
  readonly clock: Clock;

  /** `without`: more, such as 'Intl' or 'Array.prototype.flat'. */
  constructor(
    without: readonly string[] = [],
    private readonly verbose = false,
  ) {
    watchRejections();
    this.context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
    this.own = vm.runInContext(
      '({ Object, Array, Date, ArrayBuffer, Uint8Array, Error, Promise, parse: JSON.parse.bind(JSON) })',
      this.context,
    ) as Intrinsics;
    for (const name of [...absent, ...without]) vm.runInContext(`delete ${name}`, this.context);
    realms.add(this);
    this.clock = makeClock({
      Date: this.own.Date,
      after: (ms, run) => setTimeout(run, ms),
      cancel: (timer) => clearTimeout(timer as NodeJS.Timeout | undefined),
    });
    this.define({
      Date: this.clock.Date,
      console: this.console(),
      setTimeout: (fn: () => void, ms?: number, ...args: unknown[]) => this.timer(fn, ms, args, false),
      setInterval: (fn: () => void, ms?: number, ...args: unknown[]) => this.timer(fn, ms, args, true),
      clearTimeout: (id: number) => this.clock.clear(id),
      clearInterval: (id: number) => this.clock.clear(id),
    });
  }

  define(globals: Record<string, unknown>): void {
    Object.assign(this.context as Record<string, unknown>, globals);
  }

  owns(promise: unknown): boolean {
    return Object.getPrototypeOf(promise) === this.own.Promise.prototype;
  }

  guard<T>(where: string, run: () => T): T | undefined {
    try {
      return run();
    } catch (error) {
      this.report(error, where);
      return undefined;
    }
  }

  report(error: unknown, where: string): void {
    if (this.dead) return;
    this.errors.push(describe(error, where));
    this.onError(error, where);
  }

  rejected(reason: unknown): void {
    if (this.dead) return;
    this.errors.push(describe(reason, 'unhandled rejection'));
    this.onRejection(reason);
  }

  /** Into the bundle's realm; functions pass through. */
  adopt<T>(value: T): T {
    return this.copy(value) as T;
  }

  private copy(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Uint8Array || value instanceof ArrayBuffer) {
      const bytes = value instanceof Uint8Array ? value : new Uint8Array(value);
      const buffer = new this.own.ArrayBuffer(bytes.length);
      new Uint8Array(buffer).set(bytes);
      return buffer;
    }
    if (Array.isArray(value)) {
      const list = new this.own.Array();
      for (const item of value) list.push(this.copy(item));
      return list;
    }
    const proto: unknown = Object.getPrototypeOf(value);
    if (proto !== Object.prototype && proto !== null) return value;
    const object = new this.own.Object();
    for (const [key, item] of Object.entries(value)) object[key] = this.copy(item);
    return object;
  }

  destroy(): void {
    this.dead = true;
    this.clock.stop();
    realms.delete(this);
  }

  private timer(fn: (...args: unknown[]) => void, ms = 0, args: unknown[], repeat: boolean): number {
    if (this.dead) return 0;
    return this.clock.set(() => this.guard('timer', () => fn(...args)), ms, repeat);
  }

  private console(): Record<string, unknown> {
    const line =
      (level: string) =>
      (...args: unknown[]): void => {
        const text = format(...args);
        this.logs.push({ level, text });
        if (this.verbose) process.stderr.write(`[${level}] ${text}\n`);
      };
    return Object.fromEntries(
      ['log', 'info', 'warn', 'error', 'debug', 'group', 'groupEnd', 'trace'].map((level) => [
        level,
        line(level),
      ]),
    );
  }
}

export function describe(error: unknown, where: string): HostError {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    const { message, stack } = error as Error;
    return { where, message: String(message), ...(stack ? { stack } : {}) };
  }
  let text: string;
  try {
    text = typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
  } catch {
    text = String(error);
  }
  return { where, message: text };
}
