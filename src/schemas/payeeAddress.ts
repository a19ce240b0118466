import type { FormSchema } from './types';

export const payeeAddressForm = (country: string): FormSchema => ({
  id: `payee-address-${country.toLowerCase()}`,
  sections: [
    {
      fields: [
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'fields.street',
          rules: ['noPoBox', { rule: 'minLength', value: 5 }],
        },
        { kind: 'address', part: 'city', name: 'city', labelKey: 'fields.city' },
        { kind: 'address', part: 'state', name: 'state', labelKey: 'fields.state', required: false },
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
