import { postCodeRules } from '@/core/validation';
import { countryRow } from '@/domain/countries/countries';
import { evidenceTable, verifyTypes } from '@/domain/evidence';
import { feeFields, type FeeField, type FeeType } from '@/domain/school/school';
import { schoolAccountKinds } from '@/domain/school/schoolAccounts';
import { schoolPaperKinds } from '@/domain/school/schoolPapers';
import { ownAccountForm } from '@/forms/payee/ownAccountForm';
import { studentForm } from '@/modules/overseas/studentForm';
import { payeeAddressForm } from '@/schemas/payeeAddress';
import { cardPersonForm } from '@/schemas/requestCard';
import { evidenceForm } from '@/schemas/evidence/handIn';
import { incomeYearsForm, namesakeForm } from '@/schemas/evidence/questions';
import { allFields } from '@/schemas/fieldRules';
import { type KycMarket, kycMarkets } from '@/schemas/kyc';
import { faceForm, repeatForm } from '@/schemas/kyc/repeat';
import { largeIncomeForm, largeRelationForm } from '@/schemas/largeRemit/papers';
import { payeeForms, payeeFormOf } from '@/schemas/payee';
import { agentFeeForm, agentPayerForm, agentStudentForm } from '@/schemas/school/agent';
import { accountForm, accountKind } from '@/schemas/schoolAccount';
import { paperForm } from '@/schemas/schoolAccount/papers';
import type { FormSchema } from '@/schemas/types';
import { payeeFixtureOf } from '../../../sandbox/fixtures';
import { goodAccounts } from '../../contract/support/schoolAccounts';
import { asTyped } from '../../fixtures/breaking';
import { kycFixtures, onDay } from '../../fixtures/kyc';

export interface FormRow {
  name: string;
  schema: FormSchema;
  known?: Readonly<Record<string, unknown>>;
  /** By `field:rule` without a generic near miss. */
  wrong?: Readonly<Record<string, string>> | undefined;
}

const row = (schema: FormSchema, known: FormRow['known'] = {}, name = schema.id): FormRow => ({
  name,
  schema,
  known,
});

function held(
  schema: FormSchema,
  typed: Readonly<Record<string, string | boolean>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of allFields(schema)) {
    const given = typed[field.name];
    if (given === undefined) continue;
    if (field.kind === 'checkbox') values[field.name] = true;
    else values[field.name] = field.kind === 'upload' ? [given] : asTyped(field, String(given));
  }
  return values;
}

const payeeRows = Object.entries(payeeForms).flatMap(([country, ways]) =>
  Object.entries(ways).map(([key, schema]) =>
    row(schema, held(schema, payeeFixtureOf(country, key)?.typed ?? {})),
  ),
);

function kycRows({ market, form, proofs = {}, extras = {} }: KycMarket, now: number): FormRow[] {
  const fixture = kycFixtures.find((one) => one.market === market);
  const named = (schema: FormSchema, known?: FormRow['known']) =>
    row(schema, known, `${market} ${schema.id}`);
  return [
    { ...named(form, fixture?.values), wrong: fixture?.wrong },
    ...Object.entries(proofs).map(([kind, schema]) =>
      named(schema, fixture?.proof?.kind === kind ? onDay(fixture.proof.values, now) : {}),
    ),
    ...Object.values(extras).map((schema) => named(schema)),
  ];
}

const asked = ({ rules, options, ...field }: FeeField) => ({
  ...field,
  label: field.name,
  required: rules.includes('required'),
  rules: rules.map((spec) =>
    typeof spec === 'string' ? { rule: spec } : { rule: spec.rule, value: spec.value },
  ),
  options: options && [...options],
});

const schoolRows = [
  row(agentStudentForm),
  row(agentPayerForm),
  row(agentFeeForm('GBP')),
  ...schoolAccountKinds.map((kind) => {
    const schema = accountForm(kind, accountKind(kind));
    return row(schema, held(schema, { payeeName: 'Example School', ...goodAccounts[kind] }));
  }),
  ...schoolPaperKinds.map((kind) => row(paperForm(kind))),
  ...Object.entries(feeFields).map(([fee, fields]) =>
    row(
      studentForm(
        fee as FeeType,
        fields.map(asked),
        accountKind(fee === 'tuition' ? 'BPAY' : 'UK').postscript,
      ),
    ),
  ),
];

const paperRows = [
  ...verifyTypes
    .filter((type) => evidenceTable[type].fileTypes.length > 0)
    .map((type) => row(evidenceForm(type), {}, `evidence ${type}`)),
  row(
    evidenceForm('payeeRemitDocument', { emptyTip: 'Upload at least one file', declared: true }),
    {},
    'evidence declared',
  ),
  row(incomeYearsForm),
  row(namesakeForm),
  row(largeIncomeForm('AUS', 'AUD')),
  row(largeIncomeForm(evidenceTable.payerEdd.questionnaireIn[0], 'GBP'), {}, 'large-income with years'),
  row(largeRelationForm),
];

/** One per postcode format; mainland China and Japan have their own phone formats. */
const postCodeKinds = new Map([
  ['', 'ARE'],
  ...Object.entries(postCodeRules).map(([code, rule]) => [rule, code] as const),
]);
const personRows = [...postCodeKinds.values()].flatMap((code) => [
  row(cardPersonForm(code, countryRow(code)?.areaCode ?? ''), { lastName: 'Byron' }),
  row(payeeAddressForm(code)),
]);

export const formTable = (now: number): readonly FormRow[] => [
  ...payeeRows,
  row(ownAccountForm(payeeFormOf('CHN', 'bank')!)),
  ...kycMarkets.flatMap((market) => kycRows(market, now)),
  row(repeatForm),
  row(faceForm),
  ...paperRows,
  ...schoolRows,
  ...personRows,
];
