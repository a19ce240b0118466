import { defineForm } from '../types';
import { birth, person, workAndMoney } from './shared';

/** Basic information of an Australian sender. Address parts after the Australian postal standard AS 4590. */
export const kycAus = defineForm({
  id: 'kyc-aus',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.person', fields: [...person, ...birth] },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        {
          kind: 'address',
          part: 'unit',
          name: 'unit',
          labelKey: 'fields.unit',
          required: false,
          maxLength: 40,
        },
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'fields.street',
          hintKey: 'kyc.basic.streetHint',
          rules: [
            'streetAustralia',
            'addressEnglish',
            'noPoBox',
            { rule: 'streetOnly', fields: ['state', 'postCode'] },
          ],
        },
        {
          kind: 'address',
          part: 'city',
          name: 'suburb',
          labelKey: 'kyc.basic.suburb',
          rules: ['addressEnglish'],
        },
        { kind: 'select', name: 'state', labelKey: 'fields.state', choices: { source: 'districts' } },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          country: 'AUS',
          rules: ['postCode4'],
        },
      ],
    },
    { titleKey: 'kyc.basic.work', fields: workAndMoney },
  ],
});
