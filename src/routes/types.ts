import type * as v from 'valibot';

/** `visitor`: only without a session. `signedIn`: only with one; others go to the login screen first. */
export type Guard = 'open' | 'visitor' | 'signedIn';
/** How a screen enters the page stack when the caller does not say. */
export type StackMove = 'push' | 'replace' | 'relaunch';
export type PathValues = Readonly<Record<string, readonly string[]>>;
/** The variants that rows are limited to; the same names as in src/variants. */
export type RouteVariant = 'schoolAgent' | 'walletPartner' | 'tapGo' | 'microRemit';

export interface RouteRow {
  /** `/payee/bank/{country}`; each `{name}` has its list in `values` and its field in `params`. */
  path: string;
  values?: PathValues;
  /** Which of `values` are built, where it is not all of them. */
  builtValues?: PathValues;
  /** Other addresses of the same screen; an alias may fix a param. */
  aliases?: readonly (string | { path: string; params: Readonly<Record<string, string>> })[];
  /** Physical page, whose screen is in screens.ts; `order/detail` is built to pages/send/order/detail/index. Null: leads to the not-found page. */
  page: string | null;
  /**
   * The client's own share menu hands on a link that was made on the page, or the screen itself: with its params where others
   * link to it (`openQuery`), else bare. Absent: the menu is not offered, as on every screen that shows personal data.
   */
  shares?: 'link' | 'screen';
  /** Shows a page of the web that fills it. */
  webPage?: boolean;
  params: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
  /** Left out: 'signedIn'. An address is closed unless its row opens it. */
  guard?: Guard;
  stack?: StackMove;
  /** May be entered with a plain query: pages that others link to. */
  openQuery?: boolean;
  /** Search engines are told to leave it out. */
  unlisted?: boolean;
  /** Absent: every variant has it. */
  variants?: readonly RouteVariant[];
}

export type RouteRows = Readonly<Record<string, RouteRow>>;
