import { defineForm } from '../types';
import { improveInformation } from './proofs';
import { birth, card, employer, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Customer Identification Program, 31 CFR 1020.220. */
const form = defineForm({
  id: 'kyc-usa',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.name', fields: person },
    {
      titleKey: 'kyc.basic.person',
      fields: [
        ...birth,
        {
          kind: 'idNumber',
          name: 'taxNumber',
          labelKey: 'kyc.usa.ssn',
          hintKey: 'kyc.usa.ssnHint',
          rules: ['ssn', { rule: 'ssnIssued', warning: true }],
        },
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        part.street('streetAustralia'),
        { ...part.unit, labelKey: 'kyc.usa.apartment' },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'kyc.usa.zip',
          country: 'USA',
          fills: { city: 'city', state: 'state' },
        },
        part.city,
        part.state,
      ],
    },
    { titleKey: 'kyc.basic.work', fields: [...workAndMoney, ...employer] },
  ],
});

export default defineKycMarket({
  market: 'USA',
  facts: {
    place: 9,
    currency: 'USD',
    firstAmount: '1000',
    phone: { areaCode: '1', min: 10, max: 10 },
    languages: ['en', 'es', 'zh', 'vi', 'fil'],
    flag: '🇺🇸',
    zone: { minutes: -300, summer: 'america' },
  },
  form,
  // OFAC: comprehensive sanctions.
  excluded: ['CUB', 'IRN', 'PRK'],
  documents: [
    card('driverLicence', 'DRIVER_LICENCE', ['licenceNumber']),
    card('stateId', 'STATE_ID', ['licenceNumber']),
    passport,
    card('greenCard', 'GREEN_CARD', ['greenCard']),
  ],
  extras: { improve: improveInformation('usa', 'USD') },
});
