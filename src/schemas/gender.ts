export const gender = {
  kind: 'radio',
  name: 'gender',
  labelKey: 'fields.gender',
  choices: [
    { value: 'F', labelKey: 'fields.female' },
    { value: 'M', labelKey: 'fields.male' },
  ],
} as const;
