import { Decimal } from '@/core/decimal';
import { uncounted } from '@/domain/statuses/orderSets';
import type { Work } from '../../../runtime';
import { accountsOfPerson } from '../../kyc/person';

interface Counted {
  /** Counts what went to the payee or to their account. */
  payee?: { id: string; accounts: readonly string[] };
  types?: { only: readonly string[] } | { except: readonly string[] };
  exceptOrder?: string | undefined;
}

/** Of the person's every account, including orders under way. */
export async function sentSince(
  work: Pick<Work, 'db'>,
  payerId: string,
  currency: string,
  since: number,
  { payee, types, exceptOrder }: Counted = {},
): Promise<Decimal> {
  let query = work.db
    .selectFrom('orders')
    .select((select) => select.fn.sum<string | null>('sourceAmount').as('sent'))
    .where('payerId', 'in', await accountsOfPerson(work, payerId))
    .where('sourceCurrency', '=', currency)
    .where((row) => row(row.fn.coalesce('countedAt', 'createdAt'), '>', since))
    .where('status', 'not in', uncounted);
  if (payee)
    query = query.where((row) =>
      row.or([row('payeeId', '=', payee.id), row('payeeAccount', 'in', payee.accounts)]),
    );
  if (exceptOrder !== undefined) query = query.where('id', '!=', exceptOrder);
  if (types)
    query =
      'only' in types
        ? query.where('remitType', 'in', types.only)
        : query.where('remitType', 'not in', types.except);
  const { sent } = await query.executeTakeFirstOrThrow();
  return new Decimal(sent ?? 0);
}
