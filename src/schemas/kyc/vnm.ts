import { defineForm } from '../types';
import { improveInformation, incomeProof } from './proofs';
import { birth, card, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Law on Anti-Money Laundering 2022, article 10; remitting abroad depends on proven income. */
const form = defineForm({
  id: 'kyc-vnm',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.name',
      fields: [
        ...person,
        { kind: 'name', script: 'any', name: 'localLastName', labelKey: 'kyc.vnm.localName' },
      ],
    },
    {
      titleKey: 'kyc.basic.person',
      fields: [
        ...birth,
        {
          kind: 'idNumber',
          name: 'idNumber',
          labelKey: 'kyc.vnm.citizenId',
          required: false,
          visible: { field: 'nationality', is: 'VNM' },
          rules: ['citizenIdVietnam'],
        },
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        { ...part.state, labelKey: 'kyc.vnm.province' },
        { kind: 'address', part: 'district', name: 'district', labelKey: 'kyc.vnm.ward' },
        { kind: 'address', part: 'street', name: 'street', labelKey: 'fields.street', rules: ['noPoBox'] },
      ],
    },
    {
      titleKey: 'kyc.basic.work',
      fields: [
        ...workAndMoney,
        {
          kind: 'idNumber',
          name: 'taxNumber',
          labelKey: 'kyc.vnm.taxCode',
          required: false,
          rules: ['taxIdVietnam'],
        },
      ],
    },
  ],
});

export default defineKycMarket({
  market: 'VNM',
  facts: {
    place: 12,
    currency: 'VND',
    firstAmount: '10000000',
    phone: { areaCode: '84', min: 9, max: 9, trunk: '0' },
    languages: ['vi', 'zh', 'en'],
    flag: '🇻🇳',
    zone: { minutes: 420 },
  },
  steps: { income: 'incomeProofVnm', then: 'income' },
  form,
  documents: [
    card('citizenCard', 'CCCD', ['citizenIdVietnam'], { only: ['VNM'] }),
    passport,
    card('vietnamResidence', 'VNM_RESIDENCE_CARD', ['idCardEurope']),
  ],
  proofs: { income: incomeProof('vnm', 'VND') },
  extras: { improve: improveInformation('vnm', 'VND') },
});
