import { gender } from '../gender';
import { type Choice, type FieldSchema, fieldGroup, type RuleSpec } from '../types';
import type { KycDocument } from './types';

/** Latin letters, as on the document. */
export const person = fieldGroup(
  {
    kind: 'name',
    name: 'firstName',
    labelKey: 'fields.firstName',
    hintKey: 'kyc.basic.nameHint',
    autoComplete: 'given-name',
  },
  {
    kind: 'name',
    name: 'middleName',
    labelKey: 'fields.middleName',
    required: false,
    autoComplete: 'additional-name',
  },
  { kind: 'name', name: 'lastName', labelKey: 'fields.lastName', autoComplete: 'family-name' },
);

export const birth = fieldGroup(
  { ...gender, required: false },
  {
    kind: 'date',
    name: 'birthDate',
    labelKey: 'fields.birthday',
    hintKey: 'kyc.basic.birthHint',
    max: 'today',
    rules: ['beforeToday', { rule: 'minAge', value: 18 }],
  },
  {
    kind: 'country',
    name: 'nationality',
    labelKey: 'fields.nationality',
    countries: { source: 'nationalities' },
  },
);

export const workAndMoney = fieldGroup(
  { kind: 'select', name: 'occupation', labelKey: 'fields.occupation', choices: { source: 'occupation' } },
  {
    kind: 'select',
    name: 'incomeSource',
    labelKey: 'fields.incomeSource',
    choices: { source: 'incomeSource' },
  },
  {
    kind: 'select',
    name: 'accountPurpose',
    labelKey: 'kyc.basic.accountPurpose',
    missingKey: 'kyc.basic.accountPurposeMissing',
    choices: { source: 'accountPurpose' },
  },
);

export const employer = fieldGroup({
  kind: 'text',
  name: 'employer',
  labelKey: 'fields.employer',
  hintKey: 'kyc.basic.employerHint',
  visible: {
    field: 'occupation',
    isNot: ['', 'STUDENT', 'HOMEMAKER', 'RETIRED', 'UNEMPLOYED'],
  },
});

const yesNo: readonly Choice[] = [
  { value: 'no', labelKey: 'kyc.basic.no' },
  { value: 'yes', labelKey: 'kyc.basic.yes' },
];

/** FATF recommendation 12. */
export const exposure = fieldGroup({
  kind: 'radio',
  name: 'politicallyExposed',
  labelKey: 'kyc.basic.exposed',
  missingKey: 'kyc.basic.answerMissing',
  hintKey: 'kyc.basic.exposedHint',
  choices: yesNo,
});
export const yesOrNo = yesNo;

export const part = {
  street: (...rules: RuleSpec[]) =>
    ({
      kind: 'address',
      part: 'street',
      name: 'street',
      labelKey: 'fields.street',
      autoComplete: 'address-line1',
      rules: ['addressEnglish', 'noPoBox', ...rules],
    }) as const satisfies FieldSchema,
  unit: {
    kind: 'address',
    part: 'unit',
    name: 'unit',
    labelKey: 'fields.unit',
    required: false,
    maxLength: 40,
    autoComplete: 'address-line2',
  },
  building: { kind: 'text', name: 'building', labelKey: 'kyc.basic.building', required: false },
  city: {
    kind: 'address',
    part: 'city',
    name: 'city',
    labelKey: 'fields.city',
    rules: ['addressEnglish'],
    autoComplete: 'address-level2',
  },
  state: {
    kind: 'select',
    name: 'state',
    labelKey: 'fields.state',
    choices: { source: 'districts' },
    search: true,
  },
} as const satisfies Record<string, FieldSchema | ((...rules: RuleSpec[]) => FieldSchema)>;

export const passport: KycDocument = {
  idType: 'passport',
  bizIdType: 'PASSPORT',
  sides: ['front'],
  needFace: 0,
  expires: true,
  number: ['passportNumber'],
};

export const card = (
  idType: string,
  bizIdType: string,
  number: readonly RuleSpec[],
  more: Partial<KycDocument> = {},
): KycDocument => ({
  idType,
  bizIdType,
  sides: ['front', 'back'],
  needFace: 0,
  expires: true,
  number,
  ...more,
});
