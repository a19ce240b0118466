import { defineForm } from '../types';

export const repeatForm = defineForm({
  id: 'kyc-repeat',
  noteKey: 'kyc.repeat.formNote',
  sections: [
    {
      fields: [
        { kind: 'idNumber', name: 'idNumber', labelKey: 'fields.idNumber', maxLength: 40 },
        {
          kind: 'date',
          name: 'birthDate',
          labelKey: 'fields.birthday',
          max: 'today',
          rules: ['beforeToday'],
          sensitive: true,
        },
      ],
    },
  ],
});

export const faceForm = defineForm({
  id: 'kyc-face',
  noteKey: 'kyc.repeat.faceNote',
  sections: [
    {
      fields: [
        {
          kind: 'upload',
          name: 'selfie',
          labelKey: 'kyc.side.selfie',
          hintKey: 'kyc.side.selfieHint',
          purpose: 'kyc-face',
          max: 1,
          types: ['image'],
        },
      ],
    },
  ],
});
