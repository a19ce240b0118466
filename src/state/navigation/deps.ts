import type { RouteName } from '@/routes';
import type { PlatformRouter, RouteQuery, RouterLocation, Target } from '@/platform/types';
import type { LaunchKey, VariantId } from '@/variants';
import type { RouteEntry } from './entry';
import type { Launch } from './launch';
import type { ReturnStore } from './returnTarget';

export type NavigationReport = (what: { route: RouteName; path: string }) => void;

export interface NavigationDeps {
  target: Target;
  router: PlatformRouter;
  setTitle: (title: string) => void;
  /** As an address on H5; null without a code. */
  placeOfCode: (location: RouterLocation) => RouterLocation | null;
  openWebsite: (url: string) => Promise<void>;
  secret: string;
  /** '' without one. */
  titleOf: (name: RouteName) => string;
  session: {
    signedIn: () => boolean;
    /** Keeps users from another's pages. */
    userId: () => string | null;
  };
  /** `start`: consumer brand; `login`: white label. */
  loginRoute: () => 'start' | 'login';
  variantId: VariantId;
  loginOnly: boolean;
  launchKeys: readonly LaunchKey[];
  /** Instead of the home, once, also after login. */
  opensFirst?: RouteName | undefined;
  /** Route of a question before the first page. */
  asksFirst?: ((wanted: RouteEntry) => RouteName) | undefined;
  /** Origin; '' on foreign hosts, null without a website. */
  website: string | null;
  loading: (on: boolean) => void;
  /** A page stayed empty. */
  onBlankPage: NavigationReport;
  /** Refused by the platform, or code not loaded. */
  onFailure: (error: unknown) => void;
  applyLaunch: (launch: Launch) => void | Promise<void>;
  /** H5, without a navigation. */
  rewriteQuery: (query: RouteQuery) => void;
  returnStore: ReturnStore;
  now: () => number;
}

let deps: NavigationDeps | null = null;

export function configureNavigation(given: Partial<NavigationDeps>): void {
  deps = { ...(deps as NavigationDeps), ...given };
}

export function navigationDeps(): NavigationDeps {
  if (!deps) throw new Error('configureNavigation comes first');
  return deps;
}

export const reportFailure = (error: unknown): void => navigationDeps().onFailure(error);
