import { defineForm } from '../types';
import { birth, person, workAndMoney } from './shared';

/** Basic information of a sender in Hong Kong. There are no postcodes. */
export const kycHkg = defineForm({
  id: 'kyc-hkg',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.person',
      fields: [
        ...person,
        {
          kind: 'name',
          script: 'chinese',
          name: 'localLastName',
          labelKey: 'kyc.basic.localName',
          required: false,
        },
        ...birth,
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        { kind: 'select', name: 'state', labelKey: 'kyc.basic.areaHk', choices: { source: 'districts' } },
        {
          kind: 'select',
          name: 'district',
          labelKey: 'kyc.basic.districtHk',
          choices: { source: 'subdistricts', dependsOn: ['state'] },
        },
        { kind: 'address', part: 'street', name: 'street', labelKey: 'fields.street', rules: ['noPoBox'] },
        { kind: 'text', name: 'building', labelKey: 'kyc.basic.building', required: false },
        {
          kind: 'address',
          part: 'unit',
          name: 'unit',
          labelKey: 'kyc.basic.flat',
          required: false,
          maxLength: 60,
        },
      ],
    },
    { titleKey: 'kyc.basic.work', fields: workAndMoney },
  ],
});
