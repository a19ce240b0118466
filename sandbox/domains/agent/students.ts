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

export const studentView = (row: Row<'agentStudents'>): Student => ({
  studentId: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  localName: row.localName ?? undefined,
  studentNumber: row.studentNumber,
  birthDate: row.birthDate,
});

export async function students(
  context: CallContext,
  params: CallParams<'agent.students'>,
): Promise<CallAnswer<'agent.students'>> {
  await boundInvite(context, params.schoolId);
  const rows = await context.db
    .selectFrom('agentStudents')
    .selectAll()
    .where('payerId', '=', context.payerId)
    .where('schoolId', '=', params.schoolId)
    .orderBy('updatedAt', 'desc')
    .execute();
  return { list: rows.map(studentView) };
}

export async function studentCommit(
  context: CallContext,
  params: CallParams<'agent.studentCommit'>,
): Promise<CallAnswer<'agent.studentCommit'>> {
  assertAgentMode(context);
  const invite = await boundInvite(context, params.schoolId);
  if (invite.finishedAt !== null) refuse(agentRefusals.wrongStep, { step: 'order' });
  checkPerson(params, context.now);
  await ownFiles(context, context.payerId, params.images);
  const named = params.commitId === undefined ? null : await ownCommit(context, params.commitId);
  if (named) {
    if (named.inviteId !== invite.id) refuse(agentRefusals.commitNotFound);
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
    studentNumber: form.studentNumber,
    firstName: form.firstName,
    lastName: form.lastName,
    localName: form.localName ?? null,
    birthDate: form.birthDate,
    fields: json(form),
    updatedAt: now,
  };
  const known =
    studentId ??
    (
      await db
        .selectFrom('agentStudents')
        .select('id')
        .where('payerId', '=', payerId)
        .where('schoolId', '=', schoolId)
        .where('studentNumber', '=', form.studentNumber)
        .executeTakeFirst()
    )?.id;
  if (known === undefined) {
    const id = newId('stu');
    await db
      .insertInto('agentStudents')
      .values({ id, payerId, schoolId, ...row, createdAt: now })
      .execute();
    return id;
  }
  const kept = await db
    .updateTable('agentStudents')
    .set(row)
    .where('id', '=', known)
    .where('payerId', '=', payerId)
    .where('schoolId', '=', schoolId)
    .returning('id')
    .executeTakeFirst();
  return kept?.id ?? refuse(badFields, { fields: ['studentId'] });
}

/** Once per invitation; expired ones start over. */
async function commitWith(
  { db, payerId, now }: CallContext,
  invite: Pick<Row<'agentInvites'>, 'id' | 'schoolId'>,
  studentId: string,
): Promise<Row<'agentCommits'>> {
  const fresh = { studentId, step: 'payer' as const, expiresAt: now + agentFormMs, updatedAt: now };
  const before = await db
    .selectFrom('agentCommits')
    .selectAll()
    .where('inviteId', '=', invite.id)
    .forUpdate()
    .executeTakeFirst();
  if (!before)
    return db
      .insertInto('agentCommits')
      .values({
        id: newId('agc'),
        inviteId: invite.id,
        payerId,
        schoolId: invite.schoolId,
        ...fresh,
        createdAt: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  const alive = before.expiresAt > now;
  return db
    .updateTable('agentCommits')
    .set(alive ? { studentId, updatedAt: now } : fresh)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
