import { inspect } from 'node:util';
/** Milliseconds; long: a busy machine is no failure. */
export const defaultTimeout = Number(process.env.JOURNEY_TIMEOUT ?? 30_000);

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
  const end = Date.now() + timeout;
  let last: unknown;
  for (;;) {
    try {
      const result = await look();
      if (result !== undefined && result !== false) return result;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() >= end) break;
    await beat(options.every ?? 20, options.onChange);
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
