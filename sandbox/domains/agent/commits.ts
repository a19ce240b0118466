import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import { evidenceRow } from '@/domain/evidence';
import { ageOn } from '@/core/dates';
import { Decimal } from '@/core/decimal';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import { badFields, refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { evidenceRefusals } from '../evidence/refusals';
import { insertEvidence } from '../evidence/submit';
import { usualPostscript } from '../school/accounts';
import { insertSchoolPayee } from '../school/payees';
import { assertFeeTakes, feeOf } from '../school/schools';
import { ownFiles } from '../storage';
import { assertAgentMode } from './agentMode';
import { stepsTaken } from './forms';
import { isFamily } from './invites';
import { assertTurn, checkPerson, further, ownCommit, progressOf } from './progress';

export async function payerCommit(
  context: CallContext,
  params: CallParams<'agent.payerCommit'>,
): Promise<CallAnswer<'agent.payerCommit'>> {
  assertAgentMode(context);
  const commit = await ownCommit(context, params.commitId);
  assertTurn(commit, 'payer');
  checkPerson(params, context.now);
  if (!isFamily(params.relationship)) refuse(badFields, { fields: ['relationship'] });
  if (ageOn(params.birthDate, dayIn('CHN', context.now)) < 18) refuse(badFields, { fields: ['birthDate'] });
  await ownFiles(context, context.payerId, params.images);
  const { commitId, ...form } = params;
  const row = await context.db
    .updateTable('agentCommits')
    .set({
      payerForm: json(form),
      relationship: params.relationship,
      step: further(commit, 'payer'),
      updatedAt: context.now,
    })
    .where('id', '=', commitId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await stepsTaken(context, { id: row.inviteId, payerId: context.payerId }, [
    'payerInfo',
    'confirmPayer',
    'payerDocument',
  ]);
  return progressOf(row);
}

const proofs = {
  relation: { step: 'relationProof', verifyType: 'relationshipProof' },
  study: { step: 'studyProof', verifyType: 'studyProof' },
} as const;

/** Proof of study also creates the order's payee. */
export async function proofCommit(
  context: CallContext,
  params: CallParams<'agent.proofCommit'>,
): Promise<CallAnswer<'agent.proofCommit'>> {
  assertAgentMode(context);
  const commit = await ownCommit(context, params.commitId);
  const { step, verifyType } = proofs[params.proofType];
  // The last answer was lost.
  if (step === 'studyProof' && commit.step === 'order') return progressOf(commit);
  assertTurn(commit, step);
  const { fileTypes } = evidenceRow(verifyType);
  if (!fileTypes.includes(params.fileType))
    refuse(evidenceRefusals.fileTypeUnknown, { fileTypes: [...fileTypes] });
  if (params.fileNames.length !== params.images.length) refuse(badFields, { fields: ['fileNames'] });
  await ownFiles(context, context.payerId, params.images);
  const payeeId = step === 'studyProof' ? await feePayee(context, commit, params) : null;
  const proof = await insertEvidence(context, {
    payerId: context.payerId,
    payeeId,
    verifyType,
    fileType: params.fileType,
    files: params.images.map((key, index) => ({ key, name: params.fileNames[index] ?? '' })),
    answers: { commitId: commit.id },
  });
  const row = await context.db
    .updateTable('agentCommits')
    .set({
      step: further(commit, step),
      ...(step === 'relationProof'
        ? { relationEvidenceId: proof.id }
        : {
            studyEvidenceId: proof.id,
            payeeId,
            feeType: params.feeType ?? null,
            amount: params.amount ?? null,
          }),
      updatedAt: context.now,
    })
    .where('id', '=', commit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await stepsTaken(context, { id: commit.inviteId, payerId: context.payerId }, [step]);
  if (step === 'studyProof') {
    await context.db
      .updateTable('evidence')
      .set({ payeeId })
      .where('id', '=', commit.relationEvidenceId ?? '')
      .execute();
    await context.db
      .updateTable('agentInvites')
      .set({ finishedAt: context.now })
      .where('id', '=', commit.inviteId)
      .execute();
  }
  return progressOf(row);
}

async function feePayee(
  context: CallContext,
  commit: Row<'agentCommits'>,
  { feeType, amount }: CallParams<'agent.proofCommit'>,
): Promise<string> {
  if (feeType === undefined || amount === undefined)
    return refuse(badFields, { fields: ['feeType', 'amount'] });
  const fee = await feeOf(context, commit.schoolId, feeType);
  const sum = new Decimal(amount);
  assertFeeTakes(fee, sum);
  const account = await context.db
    .selectFrom('schoolAccounts')
    .selectAll()
    .where('schoolId', '=', commit.schoolId)
    .where('payerId', 'is', null)
    .executeTakeFirstOrThrow();
  const student = await context.db
    .selectFrom('agentStudents')
    .selectAll()
    .where('id', '=', commit.studentId)
    .executeTakeFirstOrThrow();
  const fields = {
    studentFirstName: student.firstName,
    studentLastName: student.lastName,
    birthDate: student.birthDate,
    identifierKind: 'studentId',
    identifier: student.studentNumber,
  };
  const payee = await insertSchoolPayee(context, {
    payerId: context.payerId,
    account,
    schoolId: commit.schoolId,
    feeType,
    postscript: usualPostscript(fields),
    fields,
  });
  return payee.payeeId;
}
