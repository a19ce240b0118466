import { inspect } from 'node:util';
/** Milliseconds; long, for busy machines. */
export const defaultTimeout = Number(process.env.JOURNEY_TIMEOUT ?? 30_000);
/** Of a machine's pause, this much counts. */
const LONGEST_CHECK = 5000;

export interface PollOptions {
  timeout?: number;
  /** Milliseconds between checks. */
  every?: number;
  onChange?: (look: () => void) => () => void;
  describe: () => Promise<string> | string;
}

/** Until neither undefined nor false. */
export async function poll<T>(
  what: string,
  look: () => Promise<T | undefined | false> | T | undefined | false,
  options: PollOptions,
): Promise<T> {
  const timeout = options.timeout ?? defaultTimeout;
  let spent = 0;
  let last: unknown;
  for (;;) {
    const from = Date.now();
    try {
      const result = await look();
      if (result !== undefined && result !== false) return result;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (spent >= timeout) break;
    await beat(options.every ?? 20, options.onChange);
    spent += Math.min(Date.now() - from, LONGEST_CHECK);
  }
  const reason = last ? `\nlast: ${last instanceof Error ? last.message : inspect(last)}` : '';
  let shown: string;
  try {
    shown = await options.describe();
  } catch (error) {
    shown = `(nothing to show: ${String(error)})`;
  }
  throw new Error(`${what} did not happen within ${timeout} ms${reason}\n--- on the screen ---\n${shown}`);
}

export function movingOn(
  look: () => Promise<boolean> | boolean,
  later: (ms: number) => Promise<void>,
  ms = 0,
): () => Promise<boolean> {
  let left = ms;
  return async () => {
    if (await look()) return true;
    const step = Math.min(left, 1000);
    left -= step;
    if (step > 0) await later(step);
    return false;
  };
}

function beat(ms: number, onChange?: PollOptions['onChange']): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      remove?.();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const remove = onChange?.(done);
  });
}
