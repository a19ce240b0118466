import { codes, refuse } from '../dispatch/refusal';

/** Shortest, without the start; refuses if none. */
export function pathTo<S extends string>(allowed: (from: S) => readonly S[], from: S, to: S): S[] {
  const before = new Map<S, S>();
  const queue: S[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === to) {
      const way: S[] = [];
      for (let step = to; step !== from; step = before.get(step) as S) way.unshift(step);
      return way;
    }
    for (const next of allowed(at)) {
      if (next === from || before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  refuse({ code: codes.conflict, text: `There is no allowed way from ${from} to ${to}.` }, { from, to });
}
