import type { LargeFileStatus } from '@/contracts/calls/largeRemit';
import { LARGE_TRANSFER } from '@/domain/evidence';
import type { Row, RowChange } from '../../db/schema';
import type { Work } from '../../runtime';
import { ordersFollowMaterial } from './material';

export async function largeOf(work: Work, payerId: string): Promise<Row<'largeRemits'>> {
  await work.db
    .insertInto('largeRemits')
    .values({ payerId, createdAt: work.now, updatedAt: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return work.db
    .selectFrom('largeRemits')
    .selectAll()
    .where('payerId', '=', payerId)
    .executeTakeFirstOrThrow();
}

/** The payer entity shows both, open orders wait for both. */
export async function changeLarge(
  work: Work,
  payerId: string,
  change: Omit<RowChange<'largeRemits'>, 'payerId'>,
): Promise<Row<'largeRemits'>> {
  await largeOf(work, payerId);
  const row = await work.db
    .updateTable('largeRemits')
    .set({ ...change, updatedAt: work.now })
    .where('payerId', '=', payerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await work.db
    .updateTable('payers')
    .set({ largeRemitFileStatus: row.fileStatus, largeMaterialStatus: row.materialStatus })
    .where('id', '=', payerId)
    .execute();
  await ordersFollowMaterial(work, payerId);
  return row;
}

const fileStatus: Readonly<Record<string, LargeFileStatus>> = {
  UnderReview: 'Authenticating',
  Passed: 'Success',
  Rejected: 'Fail',
};

export async function largeFollowsEvidence(work: Work, proof: Row<'evidence'>): Promise<void> {
  if (proof.provideSource !== LARGE_TRANSFER || proof.verifyType !== 'incomeProof') return;
  await changeLarge(work, proof.payerId, { fileStatus: fileStatus[proof.status] ?? 'Init' });
  if (proof.status !== 'Passed' || proof.targetLevel === null) return;
  const level = proof.targetLevel;
  await work.db
    .updateTable('payers')
    .set((set) => ({ level: set.fn('greatest', ['level', set.val(level)]) }))
    .where('id', '=', proof.payerId)
    .execute();
}
