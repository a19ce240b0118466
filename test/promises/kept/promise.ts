import type { View } from '../play';
import type { Watched } from '../state';

export type Group =
  | 'money'
  | 'rate'
  | 'limits and papers'
  | 'payee and currency'
  | 'coupon'
  | 'credentials'
  | 'sessions'
  | 'locks'
  | 'ownership'
  | 'idempotency'
  | 'check and commit'
  | 'messages';

/** A rule that holds after every step of every run, whichever way was taken. */
export interface Kept {
  readonly id: string;
  readonly group: Group;
  /** One sentence, for docs/promises.md. */
  readonly says: string;
  /** The state it looks at: tables, or columns of one. */
  readonly watches: readonly (Watched | `${Watched}.${string}`)[];
  /** The fault found after a step; nothing when the promise holds. */
  readonly breach: (view: View) => Found | Promise<Found>;
}
export type Found = string | null | undefined;
