import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { AgentFlowStep, AgentPart, FeeType } from '@/domain/school/school';
import { AGENT_FORM_DAYS, agentFlow, agentStepAt, agentStepsTaken } from '@/domain/school/school';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import { badFields, refuse } from '../../dispatch/refusal';
import type { CallContext } from '../../runtime';
import { schoolOf } from '../school/find';
import { ownFiles } from '../storage';
import { assertAgentMode } from './agentMode';
import { agentSchool } from './invites';
import { agentRefusals } from './refusals';

export const agentFormMs = AGENT_FORM_DAYS * 86_400_000;

type Form = NonNullable<CallAnswer<'agent.formGet'>['form']>;
type Work = Pick<CallContext, 'db' | 'now'>;

const formOf = (
  work: Work,
  inviteId: string,
  { toWrite }: { toWrite: boolean },
): Promise<Row<'agentForms'> | undefined> =>
  work.db
    .selectFrom('agentForms')
    .selectAll()
    .where('inviteId', '=', inviteId)
    .$if(toWrite, (query) => query.forUpdate())
    .executeTakeFirst();

/** Newest, unfinished first. */
const ownInvite = (context: CallContext, id: string | undefined): Promise<Row<'agentInvites'> | undefined> =>
  context.db
    .selectFrom('agentInvites')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .orderBy((order) => order('finishedAt', 'is', null), 'desc')
    .orderBy('boundAt', 'desc')
    .orderBy('id')
    .executeTakeFirst();

const commitOf = (work: Work, inviteId: string): Promise<Row<'agentCommits'> | undefined> =>
  work.db.selectFrom('agentCommits').selectAll().where('inviteId', '=', inviteId).executeTakeFirst();

const endOf = (
  form: Row<'agentForms'> | undefined,
  commit: Row<'agentCommits'> | undefined,
): number | undefined =>
  form &&
  Math.max(form.begunAt + agentFormMs, commit && commit.expiresAt >= form.begunAt ? commit.expiresAt : 0);

export async function stepsTaken(
  work: Work,
  invite: { id: string; payerId: string },
  steps: readonly (AgentFlowStep | AgentPart)[],
): Promise<void> {
  const before = await formOf(work, invite.id, { toWrite: true });
  const taken = steps.reduce<readonly string[]>(agentStepsTaken, before?.taken ?? []);
  const change = { taken: json(taken), updatedAt: work.now };
  await work.db
    .insertInto('agentForms')
    .values({ inviteId: invite.id, payerId: invite.payerId, ...change, begunAt: work.now })
    .onConflict((conflict) => conflict.column('inviteId').doUpdateSet(change))
    .execute();
}

export async function form(
  context: CallContext,
  params: CallParams<'agent.formGet'>,
): Promise<CallAnswer<'agent.formGet'>> {
  const invite = await ownInvite(context, params.id);
  // Another payer's link.
  if (!invite) return params.id === undefined ? {} : refuse(agentRefusals.notBound);
  const school = await schoolOf(context, invite.schoolId);
  const kept = await formOf(context, invite.id, { toWrite: false });
  const commit = await commitOf(context, invite.id);
  const expiresAt = endOf(kept, commit);
  const finished = invite.finishedAt !== null;
  const base = {
    id: invite.id,
    school: agentSchool(school),
    // The student reopens it.
    commitId: finished || (commit && commit.expiresAt > context.now) ? commit?.id : undefined,
  };
  if (finished) {
    const order = commit?.payeeId
      ? await context.db
          .selectFrom('orders')
          .select('seqNo')
          .where('payerId', '=', context.payerId)
          .where('payeeId', '=', commit.payeeId)
          .orderBy('createdAt', 'desc')
          .executeTakeFirst()
      : undefined;
    return { form: { ...base, state: 'Finished', at: 'order', expiresAt, seqNo: order?.seqNo } };
  }
  if (expiresAt !== undefined && expiresAt <= context.now)
    return { form: { ...base, state: 'Expired', at: 'selectStudent', expiresAt } };
  return { form: { ...base, state: 'Open', expiresAt, ...given(kept) } };
}

function given(kept: Row<'agentForms'> | undefined): Pick<Form, 'at'> & Partial<Form> {
  const parts = kept?.parts ?? {};
  const document = parts.studentDocument;
  const fee = parts.fee?.values;
  return {
    at: agentStepAt(kept?.taken ?? []),
    studentId: parts.selectStudent?.values.studentId,
    student: parts.studentInfo?.values,
    studentDocument: document && {
      idType: document.values.idType ?? '',
      idNumber: document.values.idNumber ?? '',
      images: document.images ?? [],
    },
    payer: parts.payerInfo?.values,
    fee: fee && { feeType: fee.feeType as FeeType, amount: fee.amount ?? '' },
  };
}

const needed: Readonly<Record<AgentPart, readonly string[]>> = {
  selectStudent: [],
  studentInfo: ['firstName', 'lastName', 'birthDate', 'nationality', 'studentNumber'],
  studentDocument: ['idType', 'idNumber'],
  payerInfo: ['relationship', 'firstName', 'lastName', 'birthDate', 'nationality', 'areaCode', 'phoneNumber'],
  confirmPayer: [],
  fee: ['feeType', 'amount'],
};

export async function formSave(
  context: CallContext,
  { id, part, values, images }: CallParams<'agent.formSave'>,
): Promise<CallAnswer<'agent.formSave'>> {
  assertAgentMode(context);
  const invite = await ownInvite(context, id);
  if (!invite) return refuse(agentRefusals.notBound);
  if (invite.finishedAt !== null) refuse(agentRefusals.wrongStep, { step: 'order' });
  const before = await formOf(context, id, { toWrite: true });
  const commit = await commitOf(context, id);
  const end = endOf(before, commit);
  const over = end !== undefined && end <= context.now;
  if (over && part !== 'selectStudent') refuse(agentRefusals.commitExpired);
  const kept = over ? undefined : before;
  const step = part === 'fee' ? 'studyProof' : part;
  const at = agentStepAt(kept?.taken ?? []);
  if (agentFlow.indexOf(step) > agentFlow.indexOf(at)) refuse(agentRefusals.wrongStep, { step: at });
  const missing = needed[part].filter((field) => !values[field]?.trim());
  if (missing.length) refuse(badFields, { fields: missing });
  if (part === 'studentDocument') {
    if (!images) return refuse(badFields, { fields: ['images'] });
    await ownFiles(context, context.payerId, images);
  }
  if (part === 'selectStudent' && values.studentId !== undefined)
    await assertStudent(context, invite, values.studentId);
  const taken = part === 'fee' ? (kept?.taken ?? []) : agentStepsTaken(kept?.taken ?? [], part);
  const others = part === 'selectStudent' ? without(kept?.parts ?? {}) : (kept?.parts ?? {});
  const change = {
    taken: json(taken),
    parts: json({ ...others, [part]: { values, images } }),
    updatedAt: context.now,
    begunAt: kept?.begunAt ?? context.now,
  };
  await context.db
    .insertInto('agentForms')
    .values({ inviteId: id, payerId: context.payerId, ...change })
    .onConflict((conflict) => conflict.column('inviteId').doUpdateSet(change))
    .execute();
  return {
    at: agentStepAt(taken),
    expiresAt: Math.max(change.begunAt + agentFormMs, over ? 0 : (end ?? 0)),
  };
}

const without = ({ studentInfo: _info, studentDocument: _document, ...rest }: Row<'agentForms'>['parts']) =>
  rest;

async function assertStudent(
  context: CallContext,
  invite: Row<'agentInvites'>,
  studentId: string,
): Promise<void> {
  const known = await context.db
    .selectFrom('agentStudents')
    .select('id')
    .where('id', '=', studentId)
    .where('payerId', '=', context.payerId)
    .where('schoolId', '=', invite.schoolId)
    .executeTakeFirst();
  if (!known) refuse(badFields, { fields: ['studentId'] });
}
