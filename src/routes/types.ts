import type * as v from 'valibot';

/** `visitor`: only without a session. `signedIn`: otherwise via the login screen. */
export type Guard = 'open' | 'visitor' | 'signedIn';
export type StackMove = 'push' | 'replace' | 'relaunch';
export type PathValues = Readonly<Record<string, readonly string[]>>;
export type RouteVariant = 'schoolAgent' | 'walletPartner' | 'tapGo' | 'microRemit';

export interface RouteRow {
  /** `/payee/bank/{country}`; each `{name}` has its list in `values` and its field in `params`. */
  path: string;
  values?: PathValues;
  builtValues?: PathValues;
  /** An alias may fix a param. */
  aliases?: readonly (string | { path: string; params: Readonly<Record<string, string>> })[];
  /**
   * `send/order/detail` for pages/send/order/detail/index; null leads to not-found. The first folder is the subpackage: pages
   * that share most of their code are in one.
   */
  page: string | null;
  /** Passes on a `link` made on the page or the `screen`, with params only if `openQuery`. Not for personal data. */
  shares?: 'link' | 'screen';
  webPage?: boolean;
  params: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  /** Default 'signedIn'. */
  guard?: Guard;
  stack?: StackMove;
  /** May be entered with a plain query. */
  openQuery?: boolean;
  /** Hidden from search engines. */
  unlisted?: boolean;
  variants?: readonly RouteVariant[];
}

export type RouteRows = Readonly<Record<string, RouteRow>>;
