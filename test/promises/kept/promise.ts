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

/** Holds after every step. */
export interface Kept {
  readonly id: string;
  readonly group: Group;
  /** One sentence, for docs/promises.md. */
  readonly says: string;
  /** Tables or columns that affect it. */
  readonly watches: readonly (Watched | `${Watched}.${string}`)[];
  /** The fault, or nothing. */
  readonly breach: (view: View) => Found | Promise<Found>;
}
export type Found = string | null | undefined;
