import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { AgentStep, FeeType } from '@/domain/school';
import type { CallContext } from '../../runtime';
import { summaryOf } from '../order/answer';
import { schoolOf } from '../school/find';
import { agentSchool } from './invites';
import { refuse } from '../../dispatch/refusal';
import { agentRefusals } from './refusals';

export async function agentOrder(
  context: CallContext,
  params: CallParams<'school.agentOrder'>,
): Promise<CallAnswer<'school.agentOrder'>> {
  const { db, payerId } = context;
  const invite = await db
    .selectFrom('agent_invites')
    .selectAll()
    .where('id', '=', params.id)
    .where('payer_id', '=', payerId)
    .executeTakeFirst();
  if (!invite) return refuse(agentRefusals.inviteNotFound);
  const school = await schoolOf(context, invite.school_id);
  const commit = await db
    .selectFrom('agent_commits')
    .selectAll()
    .where('invite_id', '=', invite.id)
    .executeTakeFirst();
  const order = commit?.payee_id
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('payer_id', '=', payerId)
        .where('payee_id', '=', commit.payee_id)
        .orderBy('created_at', 'desc')
        .executeTakeFirst()
    : undefined;
  return {
    id: invite.id,
    school: agentSchool(school),
    step: (commit?.step ?? 'student') as AgentStep,
    commitId: commit?.id,
    feeType: (commit?.fee_type as FeeType | null | undefined) ?? undefined,
    amount: commit?.amount ? { amount: commit.amount, currencyCode: school.currency } : undefined,
    order: order && summaryOf(order, context.now),
  };
}
