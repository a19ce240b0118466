import { defineForm } from '../types';
import { improveInformation } from './proofs';
import { birth, card, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Address parts after AS 4590. */
const form = defineForm({
  id: 'kyc-aus',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.person', fields: [...person, ...birth] },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        part.unit,
        {
          ...part.street(),
          hintKey: 'kyc.basic.streetHint',
          rules: ['streetAustralia', 'addressEnglish', 'noPoBox'],
        },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          country: 'AUS',
          fills: { state: 'state', suburb: 'suburb' },
          rules: [
            'postCode4',
            {
              // Border towns may use the other state's range.
              rule: 'postCodeOfState',
              field: 'state',
              starts: {
                NSW: ['1', '2', '3', '4'],
                ACT: ['0', '2'],
                VIC: ['2', '3', '8'],
                QLD: ['2', '4', '9'],
                SA: ['0', '5'],
                WA: ['0', '6'],
                TAS: ['7'],
                NT: ['0', '5'],
              },
            },
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
      ],
    },
    { titleKey: 'kyc.basic.work', fields: workAndMoney },
  ],
});

/** No selfie with an ImmiCard: checked against the government's photograph. */
export default defineKycMarket({
  market: 'AUS',
  facts: {
    place: 1,
    currency: 'AUD',
    firstAmount: '1000',
    phone: { areaCode: '61', min: 9, max: 9, trunk: '0' },
    languages: ['en', 'zh', 'vi', 'ne', 'hi'],
    flag: '🇦🇺',
    zone: { minutes: 600, summer: 'australia' },
  },
  form,
  documents: [
    passport,
    card('driverLicence', 'DRIVER_LICENCE', ['licenceNumber']),
    card('photoCard', 'PHOTO_CARD', ['licenceNumber']),
    card('immiCard', 'IMMI_CARD', ['immiCard'], { sides: ['front', 'other?'], needFace: 1, expires: false }),
  ],
  extras: { improve: improveInformation('aus', 'AUD') },
});
