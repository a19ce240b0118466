import { Decimal } from '@/core/decimal';
import { uncounted } from '@/domain/statuses/orderSets';
import type { Work } from '../../runtime';

interface Counted {
  payeeId?: string;
  types?: { only: readonly string[] } | { except: readonly string[] };
  exceptOrder?: string | undefined;
}

/** Includes orders under way. */
export async function sentSince(
  work: Pick<Work, 'db'>,
  payerId: string,
  currency: string,
  since: number,
  { payeeId, types, exceptOrder }: Counted = {},
): Promise<Decimal> {
  let query = work.db
    .selectFrom('orders')
    .select((select) => select.fn.sum<string | null>('source_amount').as('sent'))
    .where('payer_id', '=', payerId)
    .where('source_currency', '=', currency)
    .where('created_at', '>', since)
    .where('status', 'not in', uncounted);
  if (payeeId !== undefined) query = query.where('payee_id', '=', payeeId);
  if (exceptOrder !== undefined) query = query.where('id', '!=', exceptOrder);
  if (types)
    query =
      'only' in types
        ? query.where('remit_type', 'in', types.only)
        : query.where('remit_type', 'not in', types.except);
  const { sent } = await query.executeTakeFirstOrThrow();
  return new Decimal(sent ?? 0);
}
