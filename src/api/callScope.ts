type Release = () => void;

/**
 * Calls that a login expiry left unsettled, so that no screen shows an error for them. Held per screen (or per client
 * for calls without one) and let go together: when the screen goes, or when a new session begins.
 */
export interface CallScope {
  hold: <T>(released: () => Error) => Promise<T>;
  /** Rejects what is held, quietly (`cancelled`, already handled). Later holds are let go at once after `close`. */
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
