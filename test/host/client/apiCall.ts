import type { Host } from '../host';

export type Options = Record<string, unknown> & {
  success?: (result: unknown) => void;
  fail?: (error: unknown) => void;
  complete?: (result: unknown) => void;
};

/** `message`: after `fail ` (chat app) or errorMessage (payment app). */
export class ApiFailure extends Error {
  constructor(
    message: string,
    readonly code = 0,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

type Work = (options: Options) => unknown;

/** Calls back asynchronously, then `complete`; without callbacks returns a promise. Silent after a kill. */
export function callbackApi(host: Host, name: string, work: Work): (options?: Options) => unknown {
  const weapp = host.bundle.target === 'weapp';
  const { realm } = host;
  return (options: Options = {}) => {
    if (realm.dead) return undefined;
    const wantsPromise = !options.success && !options.fail && !options.complete;
    const outcome = Promise.resolve()
      .then(() => work(options))
      .then(
        (result) => ({
          ok: true,
          value: { ...(result as object), ...(weapp ? { errMsg: `${name}:ok` } : {}) },
        }),
        (error: unknown) => ({ ok: false, value: failure(name, error, weapp) }),
      )
      .then(async ({ ok, value }) => {
        await new Promise((later) => setImmediate(later));
        return { ok, value: realm.adopt(value) };
      });
    const deliver = async (): Promise<void> => {
      const { ok, value } = await outcome;
      if (realm.dead) return;
      realm.guard(`${name} callback`, () => (ok ? options.success : options.fail)?.(value));
      realm.guard(`${name} complete`, () => options.complete?.(value));
      host.touched();
    };
    if (!wantsPromise) {
      void deliver();
      return undefined;
    }
    if (!weapp) return void deliver();
    return new realm.own.Promise((resolve, reject) => {
      void outcome.then(({ ok, value }) => {
        if (realm.dead) return;
        (ok ? resolve : reject)(value);
      });
    });
  };
}

function failure(name: string, error: unknown, weapp: boolean): Record<string, unknown> {
  const known =
    error instanceof ApiFailure
      ? error
      : new ApiFailure(error instanceof Error ? error.message : String(error), 3);
  if (weapp)
    return {
      errMsg: `${name}:fail${known.message ? ` ${known.message}` : ''}`,
      ...(known.code ? { errno: known.code } : {}),
      ...known.extra,
    };
  return { error: known.code || 2, errorMessage: known.message, ...known.extra };
}

export class Listeners {
  private list: ((...args: unknown[]) => void)[] = [];

  readonly on = (listener: (...args: unknown[]) => void): void => {
    if (typeof listener === 'function' && !this.list.includes(listener)) this.list.push(listener);
  };

  readonly off = (listener?: (...args: unknown[]) => void): void => {
    this.list = listener ? this.list.filter((known) => known !== listener) : [];
  };

  get count(): number {
    return this.list.length;
  }

  emit(host: Host, where: string, value?: unknown): void {
    for (const listener of [...this.list]) host.realm.guard(where, () => listener(host.realm.adopt(value)));
  }
}
