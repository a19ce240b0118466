import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { AgentStep, FeeType } from '@/domain/school';
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
    .selectFrom('agent_commits')
    .selectAll()
    .where('id', '=', params.commitId)
    .where('payer_id', '=', context.payerId)
    .executeTakeFirst();
  if (!commit || (commit.step !== 'order' && commit.expires_at <= context.now)) return { valid: false };
  return { valid: true, step: commit.step as AgentStep, expiresAt: commit.expires_at };
}

export async function finishInfo(
  context: CallContext,
  params: CallParams<'agent.finishInfo'>,
): Promise<CallAnswer<'agent.finishInfo'>> {
  const { db } = context;
  const commit = await db
    .selectFrom('agent_commits')
    .selectAll()
    .where('id', '=', params.commitId)
    .where('payer_id', '=', context.payerId)
    .executeTakeFirst();
  if (!commit) return refuse(agentRefusals.commitNotFound);
  if (commit.step !== 'order' || commit.payee_id === null || commit.amount === null)
    return refuse(agentRefusals.wrongStep, { step: commit.step });
  const school = await schoolOf(context, commit.school_id);
  const student = await db
    .selectFrom('agent_students')
    .selectAll()
    .where('id', '=', commit.student_id)
    .executeTakeFirstOrThrow();
  const papers = await db
    .selectFrom('evidence')
    .select('status')
    .where('id', 'in', [commit.relation_evidence_id ?? '', commit.study_evidence_id ?? ''])
    .execute();
  const order = await db
    .selectFrom('orders')
    .select('seq_no')
    .where('payee_id', '=', commit.payee_id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const all = (status: string) => papers.every((paper) => paper.status === status);
  const form = commit.payer_form as { firstName?: string; lastName?: string };
  return {
    commitId: commit.id,
    school: agentSchool(school),
    student: studentView(student),
    payerName: [form.firstName, form.lastName].filter(Boolean).join(' '),
    relationship: commit.relationship ?? '',
    feeType: commit.fee_type as FeeType,
    amount: { amount: commit.amount, currencyCode: school.currency },
    payeeId: commit.payee_id,
    proofStatus: papers.some(({ status }) => status === 'Rejected')
      ? 'Rejected'
      : all('Passed')
        ? 'Passed'
        : 'UnderReview',
    seqNo: order?.seq_no,
  };
}
