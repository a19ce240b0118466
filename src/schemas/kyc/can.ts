import { defineForm } from '../types';
import { improveInformation } from './proofs';
import { birth, card, employer, exposure, part, passport, person, workAndMoney, yesOrNo } from './shared';
import { defineKycMarket } from './types';

/** FINTRAC, Methods to verify identity. */
const form = defineForm({
  id: 'kyc-can',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.person', fields: [...person, ...birth] },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        part.unit,
        part.street('streetAustralia'),
        part.city,
        { ...part.state, labelKey: 'kyc.can.province' },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          placeholderKey: 'kyc.can.postCodeExample',
          country: 'CAN',
          transform: 'upper',
          rules: [
            {
              // Canada Post: the first letter is the province's.
              rule: 'postCodeOfState',
              field: 'state',
              starts: {
                NL: ['A'],
                NS: ['B'],
                PE: ['C'],
                NB: ['E'],
                QC: ['G', 'H', 'J'],
                ON: ['K', 'L', 'M', 'N', 'P'],
                MB: ['R'],
                SK: ['S'],
                AB: ['T'],
                BC: ['V'],
                NT: ['X'],
                NU: ['X'],
                YT: ['Y'],
              },
            },
          ],
        },
      ],
    },
    {
      titleKey: 'kyc.basic.work',
      fields: [
        ...workAndMoney,
        ...employer,
        {
          kind: 'idNumber',
          name: 'taxNumber',
          labelKey: 'kyc.can.sin',
          required: false,
          rules: ['sin', 'sinCheck'],
        },
      ],
    },
    {
      titleKey: 'kyc.can.questions',
      fields: [
        {
          kind: 'radio',
          name: 'thirdParty',
          labelKey: 'kyc.can.thirdParty',
          missingKey: 'kyc.basic.answerMissing',
          choices: yesOrNo,
        },
        {
          kind: 'text',
          name: 'thirdPartyName',
          labelKey: 'kyc.can.thirdPartyName',
          visible: { field: 'thirdParty', is: 'yes' },
        },
        ...exposure,
      ],
    },
  ],
});

export default defineKycMarket({
  market: 'CAN',
  facts: {
    place: 8,
    currency: 'CAD',
    firstAmount: '1000',
    phone: { areaCode: '1', min: 10, max: 10 },
    languages: ['en', 'zh', 'fil', 'hi'],
    flag: '🇨🇦',
    zone: { minutes: -300, summer: 'america' },
  },
  form,
  documents: [
    passport,
    card('driverLicence', 'DRIVER_LICENCE', ['licenceNumber']),
    card('prCard', 'PERMANENT_RESIDENT_CARD', ['licenceNumber']),
    card('provincialCard', 'PROVINCIAL_PHOTO_CARD', ['licenceNumber']),
  ],
  extras: { improve: improveInformation('can', 'CAD') },
});
