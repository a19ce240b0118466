import type { Row } from '../../db/schema';
import type { PayerWork, Work } from '../../runtime';

/** Without their session: for jobs and staff. */
export function forPayer(work: Work, payerId: string): PayerWork {
  let row: Promise<Row<'payers'>> | undefined;
  return {
    ...work,
    payerId,
    payer: () =>
      (row ??= work.db.selectFrom('payers').selectAll().where('id', '=', payerId).executeTakeFirstOrThrow()),
  };
}
