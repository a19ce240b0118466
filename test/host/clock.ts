export interface RealTime {
  Date: DateConstructor;
  after: (ms: number, run: () => void) => unknown;
  cancel: (timer: unknown) => void;
}

export interface Clock {
  Date: DateConstructor;
  set: (run: () => void, ms: number, repeat: boolean) => number;
  clear: (id: number) => void;
  /** Runs due timers in order; then continues in real time. */
  later: (ms: number) => Promise<void>;
  stop: () => void;
}

/** Real time that can be advanced. Self-contained: also injected into the browser. */
export function makeClock(real: RealTime): Clock {
  interface Timer {
    run: () => void;
    due: number;
    every: number | null;
    real: unknown;
  }
  const timers = new Map<number, Timer>();
  let ahead = 0;
  let last = 0;
  const realNow = real.Date.now.bind(real.Date);
  const now = (): number => realNow() + ahead;
  const construct = Reflect.construct;
  const get = Reflect.get;

  const fire = (id: number, timer: Timer): void => {
    real.cancel(timer.real);
    if (timer.every === null) timers.delete(id);
    else {
      timer.due = now() + timer.every;
      arm(id, timer);
    }
    timer.run();
  };
  const arm = (id: number, timer: Timer): void => {
    timer.real = real.after(Math.max(timer.due - now(), 0), () => fire(id, timer));
  };
  const firstBy = (end: number): [number, Timer] | undefined => {
    let first: [number, Timer] | undefined;
    timers.forEach((timer, id) => {
      if (timer.due <= end && (!first || timer.due < first[1].due)) first = [id, timer];
    });
    return first;
  };
  const stop = (): void => {
    timers.forEach((timer) => real.cancel(timer.real));
    timers.clear();
  };

  return {
    Date: new Proxy(real.Date, {
      apply: () => new real.Date(now()).toString(),
      construct: (target, args, self) => construct(target, args.length > 0 ? args : [now()], self) as object,
      get: (target, key) => (key === 'now' ? now : (get(target, key) as unknown)),
    }),
    set(run, ms, repeat) {
      const wait = Number(ms) > 0 ? Number(ms) : 0;
      const id = ++last;
      const timer = { run, due: now() + wait, every: repeat ? Math.max(wait, 1) : null, real: null };
      timers.set(id, timer);
      arm(id, timer);
      return id;
    },
    clear(id) {
      const timer = timers.get(id);
      if (!timer) return;
      real.cancel(timer.real);
      timers.delete(id);
    },
    async later(ms) {
      const end = now() + ms;
      for (let first = firstBy(end); first; first = firstBy(end)) {
        ahead += Math.max(first[1].due - now(), 0);
        fire(...first);
        await new Promise<void>((next) => void real.after(0, next));
      }
      ahead += Math.max(end - now(), 0);
      timers.forEach((timer, id) => {
        real.cancel(timer.real);
        arm(id, timer);
      });
    },
    stop,
  };
}
