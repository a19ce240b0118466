import { defineForm } from '../types';
import { improveInformation } from './proofs';
import { birth, card, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Hong Kong has no postcodes. */
const form = defineForm({
  id: 'kyc-hkg',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.name',
      fields: [
        ...person,
        {
          kind: 'name',
          script: 'chinese',
          name: 'localLastName',
          labelKey: 'kyc.basic.localName',
          required: false,
        },
      ],
    },
    { titleKey: 'kyc.basic.person', fields: birth },
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

/** Holders of a mainland card or home return permit remit only to China (specification, flows, 5.1). */
export default defineKycMarket({
  market: 'HKG',
  facts: {
    place: 5,
    currency: 'HKD',
    firstAmount: '1000',
    phone: { areaCode: '852', min: 8, max: 8 },
    languages: ['zh-HK', 'zh', 'en', 'fil', 'id'],
    flag: '🇭🇰',
    zone: { minutes: 480 },
  },
  form,
  documents: [
    card('hkid', 'HKID', ['hkid', 'hkidCheck'], { sides: ['front', 'back?'], expires: false }),
    passport,
    card('mainlandId', 'MAINLAND_ID', ['residentIdMainland', 'residentIdCheck'], {
      expires: false,
      restrictsTo: 'CHN',
    }),
    card('homeReturnPermit', 'HOME_RETURN_PERMIT', ['permitId'], { restrictsTo: 'CHN' }),
  ],
  extras: { improve: improveInformation('hkg', 'HKD') },
});
