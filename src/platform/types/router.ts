export type RouteQuery = Record<string, string>;

export interface RouterLocation {
  /** H5: the path as shown in the address bar, without query. Mini-program: the page path with a leading slash. */
  path: string;
  query: RouteQuery;
}

export interface PlatformRouter {
  /** `page` begins with a slash. Resolves when the page is on the stack. */
  push: (page: string, query?: RouteQuery) => Promise<void>;
  replace: (page: string, query?: RouteQuery) => Promise<void>;
  relaunch: (page: string, query?: RouteQuery) => Promise<void>;
  /** With nothing to go back to it rejects with 'failed'. */
  back: (delta?: number) => Promise<void>;
  /** H5: the query of the address shown, without a navigation and without a step in the history. No-op elsewhere. */
  rewriteQuery: (query: RouteQuery) => void;
  stackDepth: () => number;
  current: () => RouterLocation;
  /** Launch parameters. */
  launch: () => RouterLocation;
  /** Longest page stack of the target; Infinity on H5. */
  maxDepth: number;
}
