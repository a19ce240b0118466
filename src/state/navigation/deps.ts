import type { RouteName } from '@/routes';
import type { PlatformRouter, RouteQuery, Target } from '@/platform/types';
import type { LaunchKey, VariantId } from '@/variants';
import type { RouteEntry } from './entry';
import type { Launch } from './launch';
import type { ReturnStore } from './returnTarget';

export type NavigationReport = (what: { route: RouteName; path: string }) => void;

/** Dependencies of navigation on the layers around it. */
export interface NavigationDeps {
  target: Target;
  router: PlatformRouter;
  setTitle: (title: string) => void;
  /** Leaves the app for the official website. */
  openWebsite: (url: string) => Promise<void>;
  /** Fixed secret of `q`. */
  secret: string;
  /** The title of a route in the language of now; '' while it has none. */
  titleOf: (name: RouteName) => string;
  session: {
    signedIn: () => boolean;
    /** Whose session it is, to take nobody to another one's page. */
    userId: () => string | null;
  };
  /** Where someone without a session is sent: `start` for the consumer brand, `login` for white label. */
  loginRoute: () => 'start' | 'login';
  variantId: VariantId;
  /** Without a session nothing but the login opens. */
  loginOnly: boolean;
  /** Launch parameters of this variant beside the common ones. */
  launchKeys: readonly LaunchKey[];
  /** Target of the launch: takes the place of the home once, after the login too. */
  opensFirst?: RouteName | undefined;
  /** A question that comes once before the page that was to show. Answers its route. */
  asksFirst?: ((wanted: RouteEntry) => RouteName) | undefined;
  /** Origin of the official website; '' where nothing may lead there, null for a brand that has none. */
  website: string | null;
  loading: (on: boolean) => void;
  /** A page that stayed empty after a navigation. */
  onBlankPage: NavigationReport;
  /** A navigation that the platform refused, or whose code did not load. */
  onFailure: (error: unknown) => void;
  /** Takes over what the app was opened with. The first page waits for it. */
  applyLaunch: (launch: Launch) => void | Promise<void>;
  /** H5: rewrites the query of the address shown, without a navigation. */
  rewriteQuery: (query: RouteQuery) => void;
  returnStore: ReturnStore;
  /** Milliseconds. */
  now: () => number;
}

let deps: NavigationDeps | null = null;

/** Sets what is given and keeps the rest. */
export function configureNavigation(given: Partial<NavigationDeps>): void {
  deps = { ...(deps as NavigationDeps), ...given };
}

export function navigationDeps(): NavigationDeps {
  if (!deps) throw new Error('configureNavigation comes first');
  return deps;
}

export const reportFailure = (error: unknown): void => navigationDeps().onFailure(error);
