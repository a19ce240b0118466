export type RouteQuery = Record<string, string>;

export interface RouterLocation {
  /** H5: without query; mini-program: page path with leading slash. */
  path: string;
  query: RouteQuery;
}

export interface PlatformRouter {
  /** Leading slash. Resolves once on the stack. */
  push: (page: string, query?: RouteQuery) => Promise<void>;
  replace: (page: string, query?: RouteQuery) => Promise<void>;
  relaunch: (page: string, query?: RouteQuery) => Promise<void>;
  /** Rejects 'failed' with nothing behind. */
  back: (delta?: number) => Promise<void>;
  /** H5: no navigation, no history entry. */
  rewriteQuery: (query: RouteQuery) => void;
  stackDepth: () => number;
  current: () => RouterLocation;
  launch: () => RouterLocation;
  /** Infinity on H5. */
  maxDepth: number;
}
