import { defineForm } from '../types';
import { addressProof, improveInformation } from './proofs';
import { birth, card, employer, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** MAS Notice PSN01; NRIC names are one line: the alias is separate. */
const form = defineForm({
  id: 'kyc-sgp',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.name', fields: person },
    {
      titleKey: 'kyc.basic.person',
      fields: [
        ...birth,
        {
          kind: 'radio',
          name: 'residency',
          labelKey: 'kyc.sgp.residency',
          choices: [
            { value: 'citizen', labelKey: 'kyc.sgp.citizen' },
            { value: 'resident', labelKey: 'kyc.sgp.resident' },
            { value: 'workPass', labelKey: 'kyc.sgp.workPass' },
            { value: 'studentPass', labelKey: 'kyc.sgp.studentPass' },
          ],
        },
        {
          kind: 'idNumber',
          name: 'idNumber',
          labelKey: 'kyc.sgp.nric',
          hintKey: 'kyc.sgp.nricHint',
          transform: 'upper',
          rules: ['nric', 'nricCheck'],
        },
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        { kind: 'postCode', name: 'postCode', labelKey: 'fields.postCode', country: 'SGP' },
        { ...part.street(), labelKey: 'kyc.sgp.block' },
        {
          ...part.unit,
          labelKey: 'kyc.sgp.unit',
          placeholderKey: 'kyc.sgp.unitExample',
          rules: ['unitSingapore'],
        },
        part.building,
      ],
    },
    { titleKey: 'kyc.basic.work', fields: [...workAndMoney, ...employer] },
  ],
});

const singpass = defineForm({
  id: 'kyc-sgp-singpass',
  sections: [{ fields: [...workAndMoney, ...employer] }],
});

export default defineKycMarket({
  market: 'SGP',
  facts: {
    place: 4,
    currency: 'SGD',
    firstAmount: '1000',
    phone: { areaCode: '65', min: 8, max: 8 },
    languages: ['en', 'zh', 'ms', 'bn'],
    flag: '🇸🇬',
    zone: { minutes: 480 },
  },
  steps: { first: 'accountOpenSelectSgp', address: ['addressProof', { market: 'sgp' }], then: 'address' },
  form,
  documents: [
    card('nric', 'NRIC', ['nric', 'nricCheck'], { expires: false, showsAddress: true }),
    card('workPass', 'WORK_PASS', ['nric', 'nricCheck']),
    card('studentPass', 'STUDENT_PASS', ['nric', 'nricCheck']),
    passport,
  ],
  proofs: { address: addressProof('sgp', 3, ['utilityBill', 'bankStatement', 'taxNotice', 'tenancy']) },
  extras: { singpass, improve: improveInformation('sgp', 'SGD') },
});
