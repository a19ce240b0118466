export type TransitionTable<S extends string> = Readonly<Record<S, readonly NoInfer<S>[]>>;

export interface StateMachine<S extends string> {
  readonly states: readonly S[];
  isKnown: (state: string) => state is S;
  /** The same is allowed: answers repeat. */
  canMove: (from: string, to: string) => boolean;
  next: (from: S) => readonly S[];
  isFinal: (state: S) => boolean;
  /** Excludes `from` unless a loop leads back. */
  reachable: (from: S) => ReadonlySet<S>;
  /** Shortest, with both ends. */
  path: (from: S, to: S) => readonly S[] | null;
}

export function stateMachine<S extends string>(table: TransitionTable<S>): StateMachine<S> {
  const states = Object.keys(table) as S[];
  const isKnown = (state: string): state is S => Object.prototype.hasOwnProperty.call(table, state);

  const path = (from: S, to: S): readonly S[] | null => {
    const cameFrom = new Map<S, S | null>([[from, null]]);
    const queue: S[] = [from];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
      if (at === to) {
        const way: S[] = [];
        for (let step: S | null | undefined = at; step; step = cameFrom.get(step)) way.unshift(step);
        return way;
      }
      for (const following of table[at]) {
        if (cameFrom.has(following)) continue;
        cameFrom.set(following, at);
        queue.push(following);
      }
    }
    return null;
  };

  const reachable = (from: S): ReadonlySet<S> => {
    const seen = new Set<S>();
    const queue: S[] = [...table[from]];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      queue.push(...table[at]);
    }
    return seen;
  };

  return {
    states,
    isKnown,
    canMove: (from, to) => from === to || (isKnown(from) && (table[from] as readonly string[]).includes(to)),
    next: (from) => table[from],
    isFinal: (state) => table[state].length === 0,
    reachable,
    path,
  };
}
