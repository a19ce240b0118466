import { defineForm } from '../types';
import { addressProof, improveInformation } from './proofs';
import { birth, card, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Amended Identity Verification Code of Practice 2013; address after NZ Post ADV358. */
const form = defineForm({
  id: 'kyc-nzl',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.person', fields: [...person, ...birth] },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        part.unit,
        part.street('streetAustralia'),
        {
          kind: 'address',
          part: 'district',
          name: 'suburb',
          labelKey: 'kyc.basic.suburb',
          required: false,
          rules: ['addressEnglish'],
        },
        part.city,
        { kind: 'postCode', name: 'postCode', labelKey: 'fields.postCode', country: 'NZL' },
      ],
    },
    {
      titleKey: 'kyc.basic.work',
      fields: [
        ...workAndMoney,
        {
          kind: 'idNumber',
          name: 'taxNumber',
          labelKey: 'kyc.nzl.ird',
          hintKey: 'kyc.nzl.irdHint',
          required: false,
          rules: ['ird', { rule: 'irdCheck', warning: true }],
        },
      ],
    },
  ],
});

export default defineKycMarket({
  market: 'NZL',
  facts: {
    place: 2,
    currency: 'NZD',
    firstAmount: '1000',
    phone: { areaCode: '64', min: 8, max: 10, trunk: '0' },
    languages: ['en', 'zh', 'fil', 'hi'],
    flag: '🇳🇿',
    zone: { minutes: 720, summer: 'newZealand' },
  },
  steps: { address: ['addressProof', { market: 'nzl' }], then: 'address' },
  form,
  documents: [
    passport,
    card('driverLicence', 'DRIVER_LICENCE', ['licenceNewZealand']),
    card('kiwiAccess', 'KIWI_ACCESS_CARD', ['licenceNumber']),
  ],
  proofs: { address: addressProof('nzl', 6, ['utilityBill', 'bankStatement', 'taxNotice', 'tenancy']) },
  extras: { improve: improveInformation('nzl', 'NZD') },
});
