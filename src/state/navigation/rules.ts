import type { VariantConfig } from '@/variants';
import { guardOf, isOfVariant, type RouteName, type StackMove } from '@/routes';

export type GuardVerdict = 'pass' | 'login' | 'home' | 'hidden';

/** Even where all else needs a login. */
const NEVER_CLOSED: readonly RouteName[] = ['login', 'notFound'];

export function guardVerdict(
  name: RouteName,
  state: { signedIn: boolean; variantId: string; loginOnly: boolean },
): GuardVerdict {
  const guard = guardOf(name);
  if (!isOfVariant(name, state.variantId)) return 'hidden';
  const closed = guard === 'signedIn' || (state.loginOnly && !NEVER_CLOSED.includes(name));
  if (closed && !state.signedIn) return 'login';
  return guard === 'visitor' && state.signedIn ? 'home' : 'pass';
}

/** A brand's own login; with partner tokens only, the notice at `start`. */
export function brandRouteOf(
  name: RouteName,
  { loginRoute, partnerLogin }: Pick<VariantConfig, 'loginRoute' | 'partnerLogin'>,
): RouteName {
  if (partnerLogin === 'thirdPartyToken' && guardOf(name) === 'visitor') return 'start';
  return name === 'start' ? loginRoute : name;
}

/** Mini-programs refuse an eleventh page: from the ninth the top one is replaced, keeping a spare. */
export function stackMove(wanted: StackMove, depth: number, maxDepth: number): StackMove {
  if (depth === 0) return wanted === 'push' ? 'relaunch' : wanted;
  return wanted === 'push' && depth >= maxDepth - 1 ? 'replace' : wanted;
}

export const TAP_GUARD_MS = 600;

export interface TapGuard {
  /** False: runs, or just ran. Redirects ignore the pause. */
  enter: (key: string, redirect?: boolean) => boolean;
  leave: (key: string) => void;
  /** After going back the same tap counts. */
  reset: () => void;
  /** Detects the phone's own back key. */
  shown: (key: string) => void;
}

export function createTapGuard(now: () => number): TapGuard {
  const busy = new Set<string>();
  let last: { key: string; at: number } | null = null;
  return {
    enter(key, redirect = false) {
      const justNow = !redirect && last?.key === key && now() - last.at < TAP_GUARD_MS;
      if (busy.has(key) || justNow) return false;
      busy.add(key);
      last = { key, at: now() };
      return true;
    },
    leave: (key) => void busy.delete(key),
    reset() {
      last = null;
    },
    shown(key) {
      if (last?.key !== key) last = null;
    },
  };
}
