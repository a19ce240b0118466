type Release = () => void;

/** Left unsettled by a login expiry: no screen shows their error. */
export interface CallScope {
  hold: <T>(released: () => Error) => Promise<T>;
  /** Rejects as `cancelled` and handled; after `close` at once. */
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
