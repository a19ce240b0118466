import type * as v from 'valibot';

/** `visitor`: without a session only. `signedIn`: else via login. */
export type Guard = 'open' | 'visitor' | 'signedIn';
export type StackMove = 'push' | 'replace' | 'relaunch';
export type PathValues = Readonly<Record<string, readonly string[]>>;
export type RouteVariant = 'schoolAgent' | 'walletPartner' | 'tapGo' | 'microRemit';

export interface RouteRow {
  /** `/payee/bank/{country}`; each `{name}` is in `values` and `params`. */
  path: string;
  values?: PathValues;
  builtValues?: PathValues;
  /** An alias may fix a param. */
  aliases?: readonly (string | { path: string; params: Readonly<Record<string, string>> })[];
  /**
   * `send/order/detail`: pages/send/order/detail/index; null: not-found. The first folder is the subpackage, of pages
   * that share most code.
   */
  page: string | null;
  /** Passes on a `link` made on the page or the `screen`, with params only by `openQuery`. Not for personal data. */
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
