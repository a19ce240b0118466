import { fieldGroup, type FieldSchema } from '../../types';

export const englishNames = fieldGroup(
  { kind: 'name', name: 'firstName', labelKey: 'fields.firstName', hintKey: 'payee.form.nameEnHint' },
  { kind: 'name', name: 'middleName', labelKey: 'fields.middleName', required: false },
  {
    kind: 'name',
    name: 'lastName',
    labelKey: 'fields.lastName',
    rules: [{ rule: 'different', field: 'firstName', warning: true }],
  },
);

export const chineseName = fieldGroup({
  kind: 'name',
  script: 'any',
  name: 'name',
  labelKey: 'fields.fullName',
  hintKey: 'payee.form.nameZhHint',
  maxLength: 60,
});

export const relation = fieldGroup({
  kind: 'select',
  name: 'relationshipToReceiver',
  labelKey: 'payee.form.relation',
  choices: { source: 'relationship' },
});

/** Cash is for adults. */
export const adultBirth = {
  kind: 'date',
  name: 'birthDate',
  labelKey: 'fields.birthday',
  hintKey: 'payee.form.birthHint',
  max: 'today',
  rules: ['beforeToday', { rule: 'minAge', value: 18 }],
} as const satisfies FieldSchema;
