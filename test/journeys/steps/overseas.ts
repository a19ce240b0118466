import assert from 'node:assert/strict';
import { type SchoolAccountKind, schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { allFields } from '@/schemas/fieldRules';
import { accountForm, accountKind } from '@/schemas/schoolAccount';
import { goodAccounts } from '../../contract/support/schoolAccounts';
import { documentPng } from '../../fixtures/documents';
import { shareOf } from '../../share';
import { journey, type Driver, type JourneyContext } from '../driver';
import { type Payer, remitter, signedIn } from './people';
import { uploadFrom } from './uploadSteps';

const schools: Readonly<Record<SchoolAccountKind, { id: string; name: string }>> = {
  UK: { id: 'gbr-thames', name: 'TEU' },
  EU: { id: 'deu-spree', name: 'Spree' },
  HK: { id: 'hkg-peak', name: 'Peak' },
  SGP: { id: 'sgp-merlion', name: 'Merlion' },
  USA: { id: 'usa-bay', name: 'Oakland' },
  JPN: { id: 'jpn-sakura', name: 'Sakura' },
  AUS: { id: 'aus-harbour', name: 'HarbourU' },
  BPAY: { id: 'aus-outback', name: 'Outback' },
  CAN: { id: 'can-lake', name: 'GIC' },
  MYS: { id: 'mys-hornbill', name: 'Hornbill' },
  THA: { id: 'tha-lotus', name: 'Lotus' },
  NZL: { id: 'nzl-fern', name: 'Fern' },
};

/** No transfers within one market. */
const marketOf = (kind: SchoolAccountKind): 'AUS' | 'HKG' =>
  accountKind(kind).country === 'AUS' ? 'HKG' : 'AUS';

export async function atSchools(
  d: Driver,
  { newPerson, sandbox }: JourneyContext,
  kind: SchoolAccountKind,
): Promise<Payer & { lastName: string }> {
  const person = newPerson(marketOf(kind));
  const payer = await remitter(sandbox, person);
  await signedIn(d, person, payer.client);
  await d.open('/tabbar/remit');
  await d.tap('remit-type');
  await d.tap('remit-type-option-studyAbroad');
  await d.fill('remit-source-amount', '500');
  await d.tap('remit-send');
  await d.tap('select-payee-school');
  await d.seePath('/selectInstitution');
  return { ...payer, lastName: person.lastName };
}

export async function toAccountForm(d: Driver, kind: SchoolAccountKind): Promise<void> {
  const { id, name } = schools[kind];
  await d.fill('institution-search', name);
  await d.tap(`school-${id}`);
  await d.tap(`school-account-add-${kind}`);
  await d.see('school-account-form');
}

export async function addAccount(d: Driver, kind: SchoolAccountKind): Promise<void> {
  const form = accountForm(kind, accountKind(kind));
  const values = goodAccounts[kind];
  for (const field of allFields(form)) {
    const value = values[field.name];
    if (typeof value === 'string') await d.fill(`${form.id}-${field.name}`, value);
  }
  if (accountKind(kind).termsKey) {
    await d.tap('school-account-save');
    await d.see('Tick this box to continue');
    await d.tap(`${form.id}-agreed`);
  }
  await d.tap('school-account-save');
  await d.see('school-fee-amount');
}

export async function chooseFee(d: Driver, kind: SchoolAccountKind, { client }: Payer): Promise<void> {
  const { list } = await client.call('school.feeTypes', { schoolId: schools[kind].id });
  const fee = list.find(({ feeType }) => feeType === 'food') ?? assert.fail();
  await d.tap('school-fee-type-food');
  await d.fill('school-fee-amount', String(Math.ceil(Number(fee.minAmount.amount) * 1.5)));
  await d.see('You pay about');
  await d.tap('school-fee-next');
  await d.see('school-student-next');
}

const STUDENT = 'school-student-food';
/** Bill references are letters and digits. */
export async function fillStudent(d: Driver): Promise<void> {
  await d.fill(`${STUDENT}-studentFirstName`, 'Lin');
  await d.fill(`${STUDENT}-studentLastName`, 'Chen');
  await d.fill(`${STUDENT}-birthDate`, '2004-05-06');
  await d.fill(`${STUDENT}-studentEmail`, 'lin@example.test');
  await d.tap(`${STUDENT}-identifierKind-studentId`);
  await d.fill(`${STUDENT}-identifier`, 'S20240077');
}

const INVOICE = 'school-paper-invoice';
const CARD = 'school-paper-payercard';
export const paper = (told: Partial<Parameters<typeof documentPng>[0]>) => ({
  name: 'paper.png',
  bytes: documentPng({ idType: 'paper', ...told }),
});

export async function sendInvoice(d: Driver): Promise<void> {
  await d.see('school-paper-next');
  await uploadFrom(d, `${INVOICE}-images`, paper({ invoiceNumber: 'INV-1', studentName: 'Lin Chem' }));
  await d.seeValue(`${INVOICE}-studentName`, 'Lin Chem');
  await d.fill(`${INVOICE}-studentName`, 'Lin Chen');
  await d.tap('school-paper-next');
}

export async function sendCard(d: Driver, lastName: string): Promise<void> {
  await d.seePath('/overseasPaymentUploadPayerCard');
  await d.upload(
    `${CARD}-images`,
    paper({ firstName: 'Wei', lastName: 'Somebody', idNumber: 'E1234567', expiryDate: '2035-01-31' }),
  );
  await d.seeValue(`${CARD}-lastName`, 'Somebody');
  await d.tap('school-paper-next');
  await d.see('This has to be your own document');
  await d.fill(`${CARD}-lastName`, lastName);
  await d.tap('school-paper-next');
}

export async function confirmAndPay(d: Driver): Promise<void> {
  await d.seePath('/confirmRemit');
  await d.see('Your relationship to the student');
  await d.pick('confirm-purpose', 'Study abroad, one year or less');
  await d.pick('confirm-relation', 'Friend');
  await d.tap('confirm-submit');
  await d.see('school-success');
  await d.see('Your payment is ready to pay');
  await d.tap('school-success-pay');
  await d.see('payment-methods');
}

const taken = shareOf<SchoolAccountKind>(schoolAccountKinds, {
  share: 0.25,
  key: (kind) => `overseas ${kind}`,
});

export function overseasJourneys(): void {
  for (const kind of taken)
    journey(`a school is paid on its ${kind} account, from the home to the payment`, async (d, context) => {
      const payer = await atSchools(d, context, kind);
      await toAccountForm(d, kind);
      await addAccount(d, kind);
      await chooseFee(d, kind, payer);
      await fillStudent(d);
      await d.tap('school-student-next');
      await sendInvoice(d);
      await sendCard(d, payer.lastName);
      await confirmAndPay(d);
      const { orders } = await context.sandbox.console.payer(payer.payerId);
      const { order } = await payer.client.call('order.get', { seqNo: orders[0]?.seqNo ?? '' });
      assert.equal(order.remitType, 'studyAbroad');
      assert.equal(order.targetAmount.currencyCode, accountKind(kind).currency);
      assert.match(order.postscriptOfRemittance ?? '', /^S20240077/);
    });
}
