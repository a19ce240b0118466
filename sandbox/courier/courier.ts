import type { Row } from '../db/schema';

/** A company puts its providers of texts, mails and push messages here. */
export interface Courier {
  /** Rejects when not taken, to be tried again. May be asked twice for one `id`. */
  send: (message: Pick<Row<'outbox'>, 'id' | 'kind' | 'recipient' | 'subject' | 'body'>) => Promise<void>;
}

/** The console shows them instead. */
export const consoleCourier: Courier = { send: () => Promise.resolve() };
