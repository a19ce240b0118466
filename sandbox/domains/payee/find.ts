import type { Row } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { refuse } from '../../dispatch/refusal';
import { payeeRefusals } from './refusals';

/** Includes deleted ones. */
export async function ownPayee(
  { db, payerId }: CallContext,
  payeeId: string,
): Promise<Row<'payees'> | undefined> {
  return db
    .selectFrom('payees')
    .selectAll()
    .where('id', '=', payeeId)
    .where('payerId', '=', payerId)
    .executeTakeFirst();
}

export async function livePayee(context: CallContext, payeeId: string): Promise<Row<'payees'>> {
  const row = await ownPayee(context, payeeId);
  return row && row.deletedAt === null ? row : refuse(payeeRefusals.notFound);
}
