import { defineForm } from '../types';
import { addressProof, improveInformation } from './proofs';
import { birth, card, employer, exposure, part, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Act on Prevention of Transfer of Criminal Proceeds; names in katakana as the banks write them. */
const form = defineForm({
  id: 'kyc-jpn',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.name',
      fields: [
        ...person,
        {
          kind: 'name',
          script: 'any',
          name: 'kanaLastName',
          labelKey: 'kyc.jpn.kanaLastName',
          hintKey: 'kyc.jpn.kanaHint',
          rules: ['katakanaName'],
        },
        {
          kind: 'name',
          script: 'any',
          name: 'kanaFirstName',
          labelKey: 'kyc.jpn.kanaFirstName',
          rules: ['katakanaName'],
        },
      ],
    },
    { titleKey: 'kyc.basic.person', fields: birth },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          placeholderKey: 'kyc.jpn.postCodeExample',
          country: 'JPN',
          fills: { state: 'state', city: 'city', suburb: 'street' },
        },
        { ...part.state, labelKey: 'kyc.jpn.prefecture' },
        { kind: 'address', part: 'city', name: 'city', labelKey: 'kyc.jpn.city' },
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'kyc.jpn.street',
          hintKey: 'kyc.jpn.streetHint',
          rules: ['noPoBox'],
        },
        part.building,
      ],
    },
    { titleKey: 'kyc.basic.work', fields: [...workAndMoney, ...employer, ...exposure] },
  ],
});

const myNumber = ['myNumber', 'myNumberCheck'] as const;

/** Act on the Use of Numbers: since 2016 the number card is a separate step. */
export default defineKycMarket({
  market: 'JPN',
  facts: {
    place: 3,
    currency: 'JPY',
    firstAmount: '100000',
    phone: { areaCode: '81', min: 10, max: 10, trunk: '0' },
    languages: ['ja', 'zh', 'vi', 'ne', 'en'],
    flag: '🇯🇵',
    zone: { minutes: 540 },
  },
  steps: { document: 'jpnSelectDocument', address: ['kycProofJpn'], numberCard: true, then: 'numberCard' },
  form,
  // Foreign Exchange and Foreign Trade Act.
  excluded: ['IRN', 'PRK'],
  documents: [
    card('residenceCard', 'RESIDENCE_CARD', ['residenceCardJapan'], {
      sides: ['front', 'back', 'sideImage'],
    }),
    card('specialResident', 'SPECIAL_PERMANENT_RESIDENT', ['residenceCardJapan'], {
      sides: ['front', 'back', 'sideImage'],
    }),
    card('driverLicence', 'DRIVER_LICENCE', ['licenceJapan'], { sides: ['front', 'back', 'sideImage'] }),
    card('myNumberCard', 'MY_NUMBER_CARD', myNumber, { needFace: 1, numberCard: true }),
    card('notificationCard', 'MY_NUMBER_NOTIFICATION', myNumber, {
      sides: ['front'],
      needFace: 1,
      expires: false,
      numberCard: true,
    }),
    card('residentRecord', 'RESIDENT_RECORD', myNumber, {
      sides: ['front', 'other?'],
      needFace: 1,
      expires: false,
      numberCard: true,
    }),
  ],
  proofs: { address: addressProof('jpn', 6, ['utilityBill', 'taxNotice', 'register']) },
  extras: { improve: improveInformation('jpn', 'JPY') },
});
