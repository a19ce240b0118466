import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import { badFields, refuse } from '../../dispatch/refusal';
import { newId } from '../../ids';
import type { CallContext } from '../../runtime';
import { ownFiles } from '../storage';
import { assertAgentMode } from './agentMode';
import { agentFormMs, stepsTaken } from './forms';
import { boundInvite } from './invites';
import { assertTurn, checkPerson, ownCommit, progressOf } from './progress';
import { agentRefusals } from './refusals';

type Student = CallAnswer<'agent.students'>['list'][number];

export const studentView = (row: Row<'agent_students'>): Student => ({
  studentId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  localName: row.local_name ?? undefined,
  studentNumber: row.student_number,
  birthDate: row.birth_date,
});

export async function students(
  context: CallContext,
  params: CallParams<'agent.students'>,
): Promise<CallAnswer<'agent.students'>> {
  await boundInvite(context, params.schoolId);
  const rows = await context.db
    .selectFrom('agent_students')
    .selectAll()
    .where('payer_id', '=', context.payerId)
    .where('school_id', '=', params.schoolId)
    .orderBy('updated_at', 'desc')
    .execute();
  return { list: rows.map(studentView) };
}

export async function studentCommit(
  context: CallContext,
  params: CallParams<'agent.studentCommit'>,
): Promise<CallAnswer<'agent.studentCommit'>> {
  assertAgentMode(context);
  const invite = await boundInvite(context, params.schoolId);
  if (invite.finished_at !== null) refuse(agentRefusals.wrongStep, { step: 'order' });
  checkPerson(params, context.now);
  await ownFiles(context, context.payerId, params.images);
  const named = params.commitId === undefined ? null : await ownCommit(context, params.commitId);
  if (named) {
    if (named.invite_id !== invite.id) refuse(agentRefusals.commitNotFound);
    assertTurn(named, 'student');
  }
  const studentId = await saveStudent(context, params);
  const commit = await commitWith(context, invite, studentId);
  await stepsTaken(context, { id: invite.id, payerId: context.payerId }, [
    'selectStudent',
    'studentInfo',
    'studentDocument',
    'confirmStudent',
  ]);
  return { ...progressOf(commit), studentId };
}

async function saveStudent(
  { db, payerId, now }: CallContext,
  { schoolId, commitId: _commitId, studentId, ...form }: CallParams<'agent.studentCommit'>,
): Promise<string> {
  const row = {
    student_number: form.studentNumber,
    first_name: form.firstName,
    last_name: form.lastName,
    local_name: form.localName ?? null,
    birth_date: form.birthDate,
    fields: json(form),
    updated_at: now,
  };
  if (studentId !== undefined) {
    const known = await db
      .updateTable('agent_students')
      .set(row)
      .where('id', '=', studentId)
      .where('payer_id', '=', payerId)
      .where('school_id', '=', schoolId)
      .returning('id')
      .executeTakeFirst();
    if (!known) refuse(badFields, { fields: ['studentId'] });
  }
  const { id } = await db
    .insertInto('agent_students')
    .values({ id: newId('stu'), payer_id: payerId, school_id: schoolId, ...row, created_at: now })
    .onConflict((conflict) => conflict.columns(['payer_id', 'school_id', 'student_number']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One form per invitation: an expired one starts over. */
async function commitWith(
  { db, payerId, now }: CallContext,
  invite: Pick<Row<'agent_invites'>, 'id' | 'school_id'>,
  studentId: string,
): Promise<Row<'agent_commits'>> {
  const fresh = { student_id: studentId, step: 'payer', expires_at: now + agentFormMs, updated_at: now };
  const before = await db
    .selectFrom('agent_commits')
    .selectAll()
    .where('invite_id', '=', invite.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before)
    return db
      .insertInto('agent_commits')
      .values({
        id: newId('agc'),
        invite_id: invite.id,
        payer_id: payerId,
        school_id: invite.school_id,
        ...fresh,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const alive = before.expires_at > now;
  return db
    .updateTable('agent_commits')
    .set(alive ? { student_id: studentId, updated_at: now } : fresh)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
