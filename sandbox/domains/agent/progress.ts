import { dayIn } from '@/domain/markets/marketDays';
import type { CallAnswer } from '@/contracts/calls';
import type { AgentStep } from '@/domain/school/school';
import { agentSteps } from '@/domain/school/school';
import { isDate } from '@/core/dates';
import { isChineseResidentId } from '@/core/validation';
import type { Row } from '../../db/schema';
import { badFields, refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { agentRefusals } from './refusals';

type Progress = CallAnswer<'agent.payerCommit'>;

export const progressOf = (commit: Row<'agentCommits'>): Progress => ({
  commitId: commit.id,
  step: commit.step,
  expiresAt: commit.expiresAt,
});

export async function ownCommit(context: CallContext, commitId: string): Promise<Row<'agentCommits'>> {
  const commit = await context.db
    .selectFrom('agentCommits')
    .selectAll()
    .where('id', '=', commitId)
    .where('payerId', '=', context.payerId)
    .forUpdate()
    .executeTakeFirst();
  if (!commit) return refuse(agentRefusals.commitNotFound);
  if (commit.step !== 'order' && commit.expiresAt <= context.now) refuse(agentRefusals.commitExpired);
  return commit;
}

/** Repeatable until finished. */
export function assertTurn(commit: Row<'agentCommits'>, step: AgentStep): void {
  const at = agentSteps.indexOf(commit.step);
  if (commit.step === 'order' || agentSteps.indexOf(step) > at)
    refuse(agentRefusals.wrongStep, { step: commit.step });
}

export const further = (commit: Row<'agentCommits'>, step: AgentStep): AgentStep =>
  agentSteps[Math.max(agentSteps.indexOf(commit.step), agentSteps.indexOf(step) + 1)] ?? 'order';

export function checkPerson(
  person: { birthDate: string; nationality: string; idType: string; idNumber: string },
  now: number,
): void {
  const wrong = [
    ...(isDate(person.birthDate) && person.birthDate < dayIn('CHN', now) ? [] : ['birthDate']),
    ...(person.idType === 'residentId' && !isChineseResidentId(person.idNumber) ? ['idNumber'] : []),
  ];
  if (wrong.length) refuse(badFields, { fields: [...wrong] });
}
