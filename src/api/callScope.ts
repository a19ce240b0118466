type Release = () => void;

/** Holds the calls that a login expiry left unsettled, so that no screen shows their error. */
export interface CallScope {
  hold: <T>(released: () => Error) => Promise<T>;
  /** Rejects what is held as `cancelled` and already handled. After `close` later holds reject at once. */
  release: () => void;
  close: () => void;
  size: () => number;
}

export function createCallScope(): CallScope {
  let held: Release[] = [];
  let closed = false;

  function release() {
    const letting = held;
    held = [];
    letting.forEach((let_) => let_());
  }

  return {
    hold: (released) =>
      new Promise((_, reject) => {
        if (closed) reject(released());
        else held.push(() => reject(released()));
      }),
    release,
    close() {
      closed = true;
      release();
    },
    size: () => held.length,
  };
}
