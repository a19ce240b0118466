import * as v from 'valibot';
import { defineAction } from '../../console/actions';
import type { Db, Row } from '../../db/schema';
import { notFound, refuse } from '../../dispatch/refusal';
import type { Job, Work } from '../../runtime';
import { largeFollowsEvidence } from '../largeRemit/follow';
import { postMessage } from '../message/post';
import { refreshHold } from './supplements';

/** Test trigger: file name. */
const trigger = /reject/i;

async function decide(work: Work, proof: Row<'evidence'>, passed: boolean, at: number): Promise<void> {
  const status = passed ? 'Passed' : 'Rejected';
  const decided = await work.db
    .updateTable('evidence')
    .set({ status, rejectReason: passed ? null : 'notLegible', reviewAt: null, reviewedAt: at })
    .where('id', '=', proof.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await largeFollowsEvidence(work, decided);
  const orders = await work.db
    .updateTable('orderSupplements')
    .set({ status, updatedAt: at })
    .where('evidenceId', '=', proof.id)
    .returning('orderId')
    .execute();
  for (const { orderId } of orders) await refreshHold(work, orderId);
  const seqNo = orders[0]
    ? (
        await work.db
          .selectFrom('orders')
          .select('seqNo')
          .where('id', '=', orders[0].orderId)
          .executeTakeFirstOrThrow()
      ).seqNo
    : undefined;
  await postMessage(work, proof.payerId, passed ? 'proofPassed' : 'proofRejected', {}, { seqNo, at });
}

export const reviewJob: Job = {
  name: 'evidence-review',
  async run(work) {
    const due = (db: Db) =>
      db.selectFrom('evidence').selectAll().where('reviewAt', '<=', work.now).orderBy('reviewAt');
    return work.each(due, (proof, row) =>
      decide(row, proof, !proof.files.some((file) => trigger.test(file.name)), proof.reviewAt ?? work.now),
    );
  },
};

export const reviewActions = [
  defineAction({
    name: 'evidence.decide',
    title: 'Accept or reject a proof under review, or take back what has been decided',
    params: v.object({ evidenceId: v.string(), passed: v.boolean() }),
    async run(work, { evidenceId, passed }) {
      const proof = await work.db
        .selectFrom('evidence')
        .selectAll()
        .where('id', '=', evidenceId)
        .forUpdate()
        .executeTakeFirst();
      if (!proof) refuse(notFound);
      await decide(work, proof, passed, work.now);
    },
  }),
];
