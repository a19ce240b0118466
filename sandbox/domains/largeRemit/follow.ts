import { LARGE_TRANSFER } from '@/domain/evidence';
import type { Row, RowChange } from '../../db/schema';
import type { Work } from '../../runtime';

export type LargeStatus = 'Init' | 'Authenticating' | 'Success' | 'Fail';

export async function largeOf(work: Pick<Work, 'db' | 'now'>, payerId: string): Promise<Row<'large_remits'>> {
  await work.db
    .insertInto('large_remits')
    .values({ payer_id: payerId, created_at: work.now, updated_at: work.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return work.db
    .selectFrom('large_remits')
    .selectAll()
    .where('payer_id', '=', payerId)
    .executeTakeFirstOrThrow();
}

/** The payer entity shows both statuses too. */
export async function changeLarge(
  work: Pick<Work, 'db' | 'now'>,
  payerId: string,
  change: Omit<RowChange<'large_remits'>, 'payer_id'>,
): Promise<Row<'large_remits'>> {
  await largeOf(work, payerId);
  const row = await work.db
    .updateTable('large_remits')
    .set({ ...change, updated_at: work.now })
    .where('payer_id', '=', payerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await work.db
    .updateTable('payers')
    .set({ large_remit_file_status: row.file_status, large_material_status: row.material_status })
    .where('id', '=', payerId)
    .execute();
  return row;
}

const fileStatus: Readonly<Record<string, LargeStatus>> = {
  UnderReview: 'Authenticating',
  Passed: 'Success',
  Rejected: 'Fail',
};

export async function largeFollowsEvidence(work: Work, proof: Row<'evidence'>): Promise<void> {
  if (proof.provide_source !== LARGE_TRANSFER || proof.verify_type !== 'incomeProof') return;
  await changeLarge(work, proof.payer_id, { file_status: fileStatus[proof.status] ?? 'Init' });
  if (proof.status !== 'Passed' || proof.target_level === null) return;
  const level = proof.target_level;
  await work.db
    .updateTable('payers')
    .set((set) => ({ level: set.fn('greatest', ['level', set.val(level)]) }))
    .where('id', '=', proof.payer_id)
    .execute();
}
