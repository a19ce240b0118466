import assert from 'node:assert/strict';
import { agentStudentForm } from '@/schemas/school/agent';
import type { ConsoleClient } from '../console';
import type { Driver, Person } from '../driver';
import { typeForm } from './formSteps';
import { signIn } from './steps';

interface Place {
  sandbox: { console: ConsoleClient };
}

export const agentStudent = {
  lastName: 'Chen',
  firstName: 'Lin',
  birthDate: '2004-05-06',
  studentNumber: 'S20240077',
};
export const agentPayer = {
  relationship: 'parents',
  lastName: 'Li',
  firstName: 'Na',
  birthDate: '1975-01-02',
};

/** A demo agent's; `payerPhone` restricts it to that number. */
export async function invite({ sandbox }: Place, payerPhone?: string): Promise<string> {
  const made = await sandbox.console.action<{ result?: { id: string }; id?: string }>('agent.invite', {
    schoolId: 'gbr-thames',
    ...(payerPhone ? { payerPhone } : {}),
  });
  return made.id ?? made.result?.id ?? assert.fail('no invitation');
}

/** Seeded runs build every brand: the link names it (scripts/lib/tests/drawn.mjs). */
export const brandChoice: Record<string, string> = process.env.SHARE_SEED ? { brand: 'schoolAgent' } : {};

export async function openLink(
  d: Driver,
  { sandbox }: Place,
  person: Person,
  schoolAgentId: string,
): Promise<void> {
  await d.launch({
    ...brandChoice,
    schoolAgentId,
    merchantCode: 'ZLPDEMO',
    schoolAgentPayerPhone: person.phone,
  });
  await d.seePath('/login');
  await d.see('+86');
  await d.seeValue('login-phone', person.phone);
  await signIn(d, { person, console: sandbox.console });
  await d.seePath('/zlp-select-student');
}

export async function picture(d: Driver, id: string): Promise<void> {
  await d.upload(id, 'picture.png');
  await d.see('Uploaded');
}

export async function giveStudent(d: Driver): Promise<void> {
  await d.tap('agent-student-new');
  await d.seePath('/zlp-fill-student');
  await typeForm(d, {
    schema: agentStudentForm,
    values: agentStudent,
    submit: 'agent-student-submit',
    now: 0,
  });
  await d.seePath('/zlp-select-document');
}

export async function givePassport(d: Driver): Promise<void> {
  await d.tap('agent-document-passport');
  await d.seePath('/zlp-doc-upload');
  await picture(d, 'agent-document-front');
  await d.fill('agent-document-number', 'E12345678');
  await d.tap('agent-document-submit');
}
