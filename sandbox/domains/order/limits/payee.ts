import type { Row } from '../../../db/schema';
import { isRefusal } from '../../../dispatch/refusal';
import type { Work } from '../../../runtime';
import { assertSchoolTakes } from '../../school/guard';
import { assertWalletHolds } from '../paying/tngWallet';

type Sum = Pick<Row<'orders'>, 'targetAmount' | 'purpose'>;

/** A school takes its own sum, a wallet what it may hold. */
export async function assertPayeeTakes(work: Work, payee: Row<'payees'>, sum: Sum): Promise<void> {
  await assertSchoolTakes(work, payee.id, sum);
  await assertWalletHolds(work, payee, sum.targetAmount);
}

export async function payeeTakes(work: Work, payee: Row<'payees'>, sum: Sum): Promise<boolean> {
  try {
    await assertPayeeTakes(work, payee, sum);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Includes deleted payees. */
export const payeeOf = (
  { db }: Pick<Work, 'db'>,
  { payeeId: id }: Pick<Row<'orders'>, 'payeeId'>,
): Promise<Row<'payees'> | undefined> =>
  id === null
    ? Promise.resolve(undefined)
    : db.selectFrom('payees').selectAll().where('id', '=', id).executeTakeFirst();
