import type { CallAnswer, CallParams } from '@/contracts/calls';
import { evidenceRow } from '@/domain/evidence';
import type { AgentStep, FeeType } from '@/domain/school';
import { agentSteps } from '@/domain/school';
import { ageOn, dateOf, isDate } from '@/core/dates';
import { Decimal } from '@/core/decimal';
import { isChineseResidentId } from '@/core/validation';
import type { Row } from '../../db/schema';
import { json } from '../../db/schema';
import type { CallContext } from '../../runtime';
import { newId } from '../../ids';
import { insertEvidence } from '../evidence/submit';
import { usualPostscript } from '../school/accounts';
import { insertSchoolPayee } from '../school/payees';
import { assertFeeTakes, feeOf, schoolOf } from '../school/schools';
import { ownFiles } from '../storage';
import { agentSchool, boundInvite, isFamily } from './invites';
import { assertAgentMode } from './agentMode';
import { badFields, refuse } from '../../dispatch/refusal';
import { agentRefusals } from './refusals';
import { evidenceRefusals } from '../evidence/refusals';

/** How long a form that has been begun may be gone on with. */
const commitMs = 7 * 86_400_000;

type Progress = CallAnswer<'agent.payerCommit'>;
type Student = CallAnswer<'agent.students'>['list'][number];

const progressOf = (commit: Row<'agent_commits'>): Progress => ({
  commitId: commit.id,
  step: commit.step as AgentStep,
  expiresAt: commit.expires_at,
});

const studentView = (row: Row<'agent_students'>): Student => ({
  studentId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  localName: row.local_name ?? undefined,
  studentNumber: row.student_number,
  birthDate: row.birth_date,
});

async function ownCommit(context: CallContext, commitId: string): Promise<Row<'agent_commits'>> {
  const commit = await context.db
    .selectFrom('agent_commits')
    .selectAll()
    .where('id', '=', commitId)
    .where('payer_id', '=', context.payerId)
    .forUpdate()
    .executeTakeFirst();
  if (!commit) return refuse(agentRefusals.commitNotFound);
  if (commit.step !== 'order' && commit.expires_at <= context.now) refuse(agentRefusals.commitExpired);
  return commit;
}

/** A step may be taken when its turn has come, and again until the whole is finished. */
function assertTurn(commit: Row<'agent_commits'>, step: AgentStep): void {
  const at = agentSteps.indexOf(commit.step as AgentStep);
  if (commit.step === 'order' || agentSteps.indexOf(step) > at)
    refuse(agentRefusals.wrongStep, { step: commit.step });
}

const further = (commit: Row<'agent_commits'>, step: AgentStep): AgentStep =>
  agentSteps[Math.max(agentSteps.indexOf(commit.step as AgentStep), agentSteps.indexOf(step) + 1)] ?? 'order';

/** Birth date and Chinese identity number as far as their shape says. */
function checkPerson(
  person: { birthDate: string; nationality: string; idType: string; idNumber: string },
  now: number,
): void {
  const wrong = [
    ...(isDate(person.birthDate) && person.birthDate < dateOf(now) ? [] : ['birthDate']),
    ...(person.idType === 'residentId' && !isChineseResidentId(person.idNumber) ? ['idNumber'] : []),
  ];
  if (wrong.length) refuse(badFields, { fields: [...wrong] });
}

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

/** Writes the student (by number, or the one that was chosen) and opens the form, or goes back to its first page. */
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
  const { schoolId, commitId: _commitId, studentId, ...form } = params;
  const row = {
    student_number: form.studentNumber,
    first_name: form.firstName,
    last_name: form.lastName,
    local_name: form.localName ?? null,
    birth_date: form.birthDate,
    fields: json(form),
    updated_at: context.now,
  };
  if (studentId !== undefined) {
    const known = await context.db
      .updateTable('agent_students')
      .set(row)
      .where('id', '=', studentId)
      .where('payer_id', '=', context.payerId)
      .where('school_id', '=', schoolId)
      .returning('id')
      .executeTakeFirst();
    if (!known) refuse(badFields, { fields: ['studentId'] });
  }
  const student = await context.db
    .insertInto('agent_students')
    .values({
      id: newId('stu'),
      payer_id: context.payerId,
      school_id: schoolId,
      ...row,
      created_at: context.now,
    })
    .onConflict((conflict) => conflict.columns(['payer_id', 'school_id', 'student_number']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  // One form an invitation: one that has run out is begun anew under the same invitation.
  const fresh = {
    student_id: student.id,
    step: 'payer',
    expires_at: context.now + commitMs,
    updated_at: context.now,
  };
  const before = await context.db
    .selectFrom('agent_commits')
    .selectAll()
    .where('invite_id', '=', invite.id)
    .forUpdate()
    .executeTakeFirst();
  const alive = before !== undefined && before.expires_at > context.now;
  const commit = before
    ? await context.db
        .updateTable('agent_commits')
        .set(alive ? { student_id: student.id, updated_at: context.now } : fresh)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await context.db
        .insertInto('agent_commits')
        .values({
          id: newId('agc'),
          invite_id: invite.id,
          payer_id: context.payerId,
          school_id: schoolId,
          ...fresh,
          created_at: context.now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
  return { ...progressOf(commit), studentId: student.id };
}

export async function payerCommit(
  context: CallContext,
  params: CallParams<'agent.payerCommit'>,
): Promise<CallAnswer<'agent.payerCommit'>> {
  assertAgentMode(context);
  const commit = await ownCommit(context, params.commitId);
  assertTurn(commit, 'payer');
  checkPerson(params, context.now);
  if (!isFamily(params.relationship)) refuse(badFields, { fields: ['relationship'] });
  if (ageOn(params.birthDate, dateOf(context.now)) < 18) refuse(badFields, { fields: ['birthDate'] });
  await ownFiles(context, context.payerId, params.images);
  const { commitId, ...form } = params;
  const row = await context.db
    .updateTable('agent_commits')
    .set({
      payer_form: json(form),
      relationship: params.relationship,
      step: further(commit, 'payer'),
      updated_at: context.now,
    })
    .where('id', '=', commitId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return progressOf(row);
}

const proofs = {
  relation: { step: 'relationProof', verifyType: 'relationshipProof' },
  study: { step: 'studyProof', verifyType: 'studyProof' },
} as const;

/** Hands in a proof; the one of study names the fee and makes the payee that the order is made with. */
export async function proofCommit(
  context: CallContext,
  params: CallParams<'agent.proofCommit'>,
): Promise<CallAnswer<'agent.proofCommit'>> {
  assertAgentMode(context);
  const commit = await ownCommit(context, params.commitId);
  const { step, verifyType } = proofs[params.proofType];
  // The answer to the last step was lost: what has been made is answered again.
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
    .updateTable('agent_commits')
    .set({
      step: further(commit, step),
      ...(step === 'relationProof'
        ? { relation_evidence_id: proof.id }
        : {
            study_evidence_id: proof.id,
            payee_id: payeeId,
            fee_type: params.feeType ?? null,
            amount: params.amount ?? null,
          }),
      updated_at: context.now,
    })
    .where('id', '=', commit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (step === 'studyProof') {
    // From now on the proof of relationship speaks for this payee.
    await context.db
      .updateTable('evidence')
      .set({ payee_id: payeeId })
      .where('id', '=', commit.relation_evidence_id ?? '')
      .execute();
    await context.db
      .updateTable('agent_invites')
      .set({ finished_at: context.now })
      .where('id', '=', commit.invite_id)
      .execute();
  }
  return progressOf(row);
}

async function feePayee(
  context: CallContext,
  commit: Row<'agent_commits'>,
  { feeType, amount }: CallParams<'agent.proofCommit'>,
): Promise<string> {
  if (feeType === undefined || amount === undefined)
    return refuse(badFields, { fields: ['feeType', 'amount'] });
  const fee = await feeOf(context, commit.school_id, feeType);
  const sum = new Decimal(amount);
  assertFeeTakes(fee, sum);
  const account = await context.db
    .selectFrom('school_accounts')
    .selectAll()
    .where('school_id', '=', commit.school_id)
    .where('payer_id', 'is', null)
    .executeTakeFirstOrThrow();
  const student = await context.db
    .selectFrom('agent_students')
    .selectAll()
    .where('id', '=', commit.student_id)
    .executeTakeFirstOrThrow();
  const fields = {
    studentFirstName: student.first_name,
    studentLastName: student.last_name,
    birthDate: student.birth_date,
    identifierKind: 'studentId',
    identifier: student.student_number,
  };
  const payee = await insertSchoolPayee(context, {
    payerId: context.payerId,
    account,
    schoolId: commit.school_id,
    feeType,
    postscript: usualPostscript(fields),
    fields,
  });
  return payee.payee_id;
}

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
