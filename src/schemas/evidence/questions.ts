import { defineForm, type FieldSchema } from '../types';

export const yearsField = (name: 'workYear' | 'incomeYear'): FieldSchema => ({
  kind: 'text',
  name,
  labelKey: `evidence.form.${name}`,
  maxLength: 2,
  transform: 'digits',
  rules: ['integer'],
});

/** UK: before papers on the source of funds (specification, flows, 5.4). */
export const incomeYearsForm = defineForm({
  id: 'income-years',
  sections: [{ fields: [yearsField('workYear'), yearsField('incomeYear')] }],
});

export const namesakeForm = defineForm({
  id: 'namesake',
  sections: [
    {
      fields: [
        {
          kind: 'date',
          name: 'birthDate',
          labelKey: 'fields.birthday',
          max: 'today',
          rules: ['beforeToday'],
        },
        { kind: 'country', name: 'nationality', labelKey: 'fields.nationality' },
        { kind: 'country', name: 'birthCountry', labelKey: 'fields.birthCountry', required: false },
        { kind: 'text', name: 'occupation', labelKey: 'fields.occupation', required: false },
      ],
    },
  ],
});
