import type { FormSchema } from './types';

export const cardPersonForm = (country: string, areaCode: string): FormSchema => ({
  id: `card-person-${country.toLowerCase()}`,
  sections: [
    {
      titleKey: 'requestCard.create.person',
      fields: [
        {
          kind: 'name',
          name: 'firstName',
          labelKey: 'fields.firstName',
          hintKey: 'requestCard.create.nameHint',
          maxLength: 60,
        },
        {
          kind: 'name',
          name: 'lastName',
          labelKey: 'fields.lastName',
          maxLength: 60,
          rules: [{ rule: 'different', field: 'firstName', warning: true }],
        },
        {
          kind: 'phone',
          name: 'phoneNumber',
          labelKey: 'fields.phoneNumber',
          areaCodeName: 'areaCode',
          areaCodes: [{ value: areaCode, label: `+${areaCode}` }],
          defaultAreaCode: areaCode,
          rules: ['phone'],
        },
        { kind: 'email', name: 'email', labelKey: 'fields.email', required: false },
      ],
    },
    {
      titleKey: 'requestCard.create.address',
      fields: [
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'fields.street',
          rules: ['addressEnglish', 'noPoBox'],
        },
        { kind: 'address', part: 'city', name: 'city', labelKey: 'fields.city', rules: ['addressEnglish'] },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          country,
          required: false,
          maxLength: 12,
        },
      ],
    },
  ],
});
