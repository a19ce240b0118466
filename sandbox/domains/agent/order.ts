import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { CallContext } from '../../runtime';
import { summaryOf } from '../order/reading/answer';
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
    .selectFrom('agentInvites')
    .selectAll()
    .where('id', '=', params.id)
    .where('payerId', '=', payerId)
    .executeTakeFirst();
  if (!invite) return refuse(agentRefusals.inviteNotFound);
  const school = await schoolOf(context, invite.schoolId);
  const commit = await db
    .selectFrom('agentCommits')
    .selectAll()
    .where('inviteId', '=', invite.id)
    .executeTakeFirst();
  const order = commit?.payeeId
    ? await db
        .selectFrom('orders')
        .selectAll()
        .where('payerId', '=', payerId)
        .where('payeeId', '=', commit.payeeId)
        .orderBy('createdAt', 'desc')
        .executeTakeFirst()
    : undefined;
  return {
    id: invite.id,
    school: agentSchool(school),
    step: commit?.step ?? 'student',
    commitId: commit?.id,
    feeType: commit?.feeType ?? undefined,
    amount: commit?.amount ? { amount: commit.amount, currencyCode: school.currency } : undefined,
    order: order && summaryOf(order, context.now),
  };
}
