import { fieldGroup } from '../types';

/** Who the sender is, as every market asks it; names in English letters as on the document. */
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
  {
    kind: 'radio',
    name: 'gender',
    labelKey: 'fields.gender',
    choices: [
      { value: 'F', labelKey: 'fields.female' },
      { value: 'M', labelKey: 'fields.male' },
    ],
    required: false,
  },
  {
    kind: 'date',
    name: 'birthDate',
    labelKey: 'fields.birthday',
    hintKey: 'kyc.basic.birthHint',
    max: 'today',
    rules: ['beforeToday', { rule: 'minAge', value: 18 }],
  },
  { kind: 'country', name: 'nationality', labelKey: 'fields.nationality' },
);

/** Where the money comes from and what the account is for; the codes are the server's lists. */
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
    choices: { source: 'accountPurpose' },
  },
);
