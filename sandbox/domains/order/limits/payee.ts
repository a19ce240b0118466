import type { Row } from '../../../db/schema';
import { isRefusal } from '../../../dispatch/refusal';
import type { Work } from '../../../runtime';
import { assertCardGets } from '../../requestCard/sum';
import { assertSchoolTakes } from '../../school/guard';
import { assertConfirmed, assertHolds } from '../paying/tngWallet';

interface Sum {
  /** The order's; absent before it is made. */
  id?: string | undefined;
  targetAmount: string;
  /** Absent before it is declared. */
  purpose?: string | null;
}

/** A school takes its own sum, a wallet what it may hold, whatever the payer accepts. */
export async function assertPayeeCanTake(work: Work, payee: Row<'payees'>, sum: Sum): Promise<void> {
  await assertSchoolTakes(work, payee.id, sum);
  assertHolds(payee, sum.targetAmount);
}

/** Without asking the payer, who confirms what a wallet gets. */
export async function assertPayeeTakes(work: Work, payee: Row<'payees'>, sum: Sum): Promise<void> {
  await assertPayeeCanTake(work, payee, sum);
  await assertConfirmed(work, payee, sum.targetAmount);
}

/** Another sum than was agreed. */
export async function assertCanGet(
  work: Work,
  order: Row<'orders'>,
  targetAmount: string,
  assertPayee = assertPayeeCanTake,
): Promise<void> {
  const payee = await payeeOf(work, order);
  if (payee) await assertPayee(work, payee, { ...order, targetAmount });
  await assertCardGets(work, order, targetAmount);
}

export const canGet = (work: Work, order: Row<'orders'>, targetAmount: string): Promise<boolean> =>
  isNotRefused(assertCanGet(work, order, targetAmount));

/** Nor does anybody have to confirm it. */
export const canGetUnasked: typeof canGet = (work, order, targetAmount) =>
  isNotRefused(assertCanGet(work, order, targetAmount, assertPayeeTakes));

async function isNotRefused(asked: Promise<void>): Promise<boolean> {
  try {
    await asked;
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
