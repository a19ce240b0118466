import type { CallAnswer, CallParams } from '@/contracts/calls';
import { refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { schoolOf } from '../school/find';
import { agentSchool } from './invites';
import { agentRefusals } from './refusals';
import { studentView } from './students';

export async function commitCheck(
  context: CallContext,
  params: CallParams<'agent.commitCheck'>,
): Promise<CallAnswer<'agent.commitCheck'>> {
  const commit = await context.db
    .selectFrom('agentCommits')
    .selectAll()
    .where('id', '=', params.commitId)
    .where('payerId', '=', context.payerId)
    .executeTakeFirst();
  if (!commit || (commit.step !== 'order' && commit.expiresAt <= context.now)) return { valid: false };
  return { valid: true, step: commit.step, expiresAt: commit.expiresAt };
}

export async function finishInfo(
  context: CallContext,
  params: CallParams<'agent.finishInfo'>,
): Promise<CallAnswer<'agent.finishInfo'>> {
  const { db } = context;
  const commit = await db
    .selectFrom('agentCommits')
    .selectAll()
    .where('id', '=', params.commitId)
    .where('payerId', '=', context.payerId)
    .executeTakeFirst();
  if (!commit) return refuse(agentRefusals.commitNotFound);
  if (commit.step !== 'order' || commit.payeeId === null || !commit.feeType || commit.amount === null)
    return refuse(agentRefusals.wrongStep, { step: commit.step });
  const school = await schoolOf(context, commit.schoolId);
  const student = await db
    .selectFrom('agentStudents')
    .selectAll()
    .where('id', '=', commit.studentId)
    .executeTakeFirstOrThrow();
  const papers = await db
    .selectFrom('evidence')
    .select('status')
    .where('id', 'in', [commit.relationEvidenceId ?? '', commit.studyEvidenceId ?? ''])
    .execute();
  const order = await db
    .selectFrom('orders')
    .select('seqNo')
    .where('payeeId', '=', commit.payeeId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  const all = (status: string) => papers.every((paper) => paper.status === status);
  const form = commit.payerForm as { firstName?: string; lastName?: string };
  return {
    commitId: commit.id,
    school: agentSchool(school),
    student: studentView(student),
    payerName: [form.firstName, form.lastName].filter(Boolean).join(' '),
    relationship: commit.relationship ?? '',
    feeType: commit.feeType,
    amount: { amount: commit.amount, currencyCode: school.currency },
    payeeId: commit.payeeId,
    proofStatus: papers.some(({ status }) => status === 'Rejected')
      ? 'Rejected'
      : all('Passed')
        ? 'Passed'
        : 'UnderReview',
    seqNo: order?.seqNo,
  };
}
