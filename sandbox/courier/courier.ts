import type { Row } from '../db/schema';

/** A company puts its providers of texts, mails and push messages here. */
export interface Courier {
  /** Codes and links stay in the database, for the console to show. */
  readonly shown?: boolean;
  /** Rejects when not taken, to be tried again. May be asked twice for one `id`. */
  send: (message: Pick<Row<'outbox'>, 'id' | 'kind' | 'recipient' | 'subject' | 'body'>) => Promise<void>;
}

export const consoleCourier: Courier = { shown: true, send: () => Promise.resolve() };
