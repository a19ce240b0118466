import type { Row } from '../db/schema';

/** A company replaces it with its providers of texts, mails and push messages. */
export interface Courier {
  /** Rejects when it was not taken: it is tried again. May be asked twice for one `id`. */
  send: (message: Pick<Row<'outbox'>, 'id' | 'kind' | 'recipient' | 'subject' | 'body'>) => Promise<void>;
}

/** The console shows what would have been sent. */
export const consoleCourier: Courier = { send: () => Promise.resolve() };
