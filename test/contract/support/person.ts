import assert from 'node:assert/strict';
import type { CallAnswer, CallParams } from '@/contracts/calls';
import type { TestDocument } from '../../fixtures/documents';
import { documentPng } from '../../fixtures/documents';
import type { Reply, SandboxClient } from './sandboxClient';
import { fileNumber } from './files';
import type { TestSandbox } from './testSandbox';

export type Scene = CallParams<'login.captcha'>['scene'];
type Contact =
  { contactType: 'phone'; areaCode: string; phoneNumber: string } | { contactType: 'email'; email: string };

export const phoneContact = (phoneNumber: string, areaCode = '61'): Contact => ({
  contactType: 'phone',
  areaCode,
  phoneNumber,
});
export const emailContact = (email: string): Contact => ({ contactType: 'email', email });
const targetOf = (contact: Contact): string =>
  contact.contactType === 'phone' ? contact.phoneNumber : contact.email;

let counter = 0;
/** Unique in this process. */
export const freshPhone = (): string =>
  `4${String(Date.now() % 10_000).padStart(4, '0')}${String((counter += 1)).padStart(4, '0')}`;

/** By the code that the console shows. */
export async function ticketFor(
  sandbox: TestSandbox,
  client: SandboxClient,
  contact: Contact,
  scene: Scene,
): Promise<CallAnswer<'login.captchaVerify'>> {
  await client.call('login.captcha', { ...contact, scene });
  const captcha = await sandbox.console.captchaFor(targetOf(contact));
  return client.call('login.captchaVerify', { ...contact, scene, captcha });
}

export interface Person {
  client: SandboxClient;
  payerId: string;
  phoneNumber: string;
}

export async function signUp(
  sandbox: TestSandbox,
  countryCode = 'AUS',
  extra: Partial<CallParams<'login.register'>> = {},
): Promise<Person> {
  const client = sandbox.client({ market: countryCode });
  const phoneNumber = freshPhone();
  const contact = phoneContact(phoneNumber, countryCode === 'HKG' ? '852' : '61');
  const { ticket } = await ticketFor(sandbox, client, contact, 'register');
  const { list } = await client.call('user.clauseList', { countryCode });
  const { payer } = await client.call('login.register', {
    ...contact,
    ticket,
    countryCode,
    language: 'en',
    clauseIds: list.filter((clause) => clause.required).map((clause) => clause.clauseId),
    ...extra,
  });
  return { client, payerId: payer.userId, phoneNumber };
}

export const basicsAus = (change: Partial<CallParams<'kyc.update'>> = {}): CallParams<'kyc.update'> => ({
  countryCode: 'AUS', firstName: 'Olivia', lastName: 'Nguyen', birthDate: '1992-04-17', nationality: 'AUS', street: '12 Harbour Street', suburb: 'Haymarket', state: 'NSW', postCode: '2000', occupation: 'EMPLOYEE', incomeSource: 'SALARY', accountPurpose: 'REMIT_FAMILY', ...change,
}); // prettier-ignore

export const basicsHkg = (change: Partial<CallParams<'kyc.update'>> = {}): CallParams<'kyc.update'> => ({
  countryCode: 'HKG', firstName: 'Ka Yan', lastName: 'Lee', birthDate: '1990-11-02', nationality: 'HKG', state: 'KLN', district: 'YTM', street: '8 Nathan Road', occupation: 'EMPLOYEE', incomeSource: 'SALARY', accountPurpose: 'REMIT_FAMILY', ...change,
}); // prettier-ignore

type Side = CallParams<'kyc.ocrUpload'>['side'];

export async function uploadSide(
  client: SandboxClient,
  reference: string,
  countryCode: string,
  idType: string,
  side: Side,
  bytes: Uint8Array,
): Promise<Reply> {
  return client.upload(
    'kyc.ocrUpload',
    { reference, countryCode, idType, side, fileNumber: fileNumber() },
    { name: `${side}.png`, type: 'image/png', bytes },
  );
}

/** Returns the raw last reply. */
export async function provide(
  client: SandboxClient,
  countryCode: string,
  document: TestDocument,
  sides: readonly Side[],
  change: Record<string, unknown> = {},
): Promise<Reply> {
  const { reference } = await client.call('kyc.ocrReference', { countryCode, idType: document.idType });
  const images: { side: Side; ossFileKey: string }[] = [];
  for (const side of sides) {
    const { envelope } = await uploadSide(
      client,
      reference,
      countryCode,
      document.idType,
      side,
      documentPng({ ...document, side }),
    );
    assert.equal(envelope.code, '0', `${side}: ${envelope.msg}`);
    images.push({ side, ossFileKey: (envelope.model as { ossFileKey: string }).ossFileKey });
  }
  return client.send('kyc.documentProvide', {
    countryCode,
    idType: document.idType,
    idNumber: document.idNumber,
    ...(document.expiryDate ? { expiryDate: document.expiryDate } : {}),
    ...(document.issuingCountry ? { issuingCountry: document.issuingCountry } : {}),
    images,
    ...change,
  });
}

/** Asserts code and words; returns the refusal's model. */
export function refused(reply: Reply, code: string, says = /./): Record<string, unknown> {
  assert.equal(reply.envelope.code, code, `${reply.envelope.code} ${reply.envelope.msg}`);
  assert.equal(reply.status, 200);
  assert.match(reply.envelope.msg.replace(/\u00a0/g, ' '), says);
  return (reply.envelope.model ?? {}) as Record<string, unknown>;
}
