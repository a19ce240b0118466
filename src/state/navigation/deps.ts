import type { RouteName } from '@/routes';
import type { PlatformRouter, RouteQuery, Target } from '@/platform/types';
import type { LaunchKey, VariantId } from '@/variants';
import type { RouteEntry } from './entry';
import type { Launch } from './launch';
import type { ReturnStore } from './returnTarget';

export type NavigationReport = (what: { route: RouteName; path: string }) => void;

export interface NavigationDeps {
  target: Target;
  router: PlatformRouter;
  setTitle: (title: string) => void;
  openWebsite: (url: string) => Promise<void>;
  secret: string;
  /** '' while the route has no title. */
  titleOf: (name: RouteName) => string;
  session: {
    signedIn: () => boolean;
    /** Keeps users from pages of another one. */
    userId: () => string | null;
  };
  /** Route for users without a session: `start` for the consumer brand, `login` for white label. */
  loginRoute: () => 'start' | 'login';
  variantId: VariantId;
  loginOnly: boolean;
  /** Launch parameters of this variant, besides the common ones. */
  launchKeys: readonly LaunchKey[];
  /** Replaces the home once, after the login too. */
  opensFirst?: RouteName | undefined;
  /** Route of a question that comes once before the first page. */
  asksFirst?: ((wanted: RouteEntry) => RouteName) | undefined;
  /** Origin; '' where nothing may lead there, null for a brand without one. */
  website: string | null;
  loading: (on: boolean) => void;
  /** A page stayed empty after a navigation. */
  onBlankPage: NavigationReport;
  /** The platform refused a navigation, or its code did not load. */
  onFailure: (error: unknown) => void;
  /** The first page waits for it. */
  applyLaunch: (launch: Launch) => void | Promise<void>;
  /** H5: rewrites the query of the address without a navigation. */
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
