import { defineForm } from '../types';
import { improveInformation } from './proofs';
import { birth, card, part, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Real Name Act and KoFIU's customer due diligence. */
const form = defineForm({
  id: 'kyc-kor',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.name',
      fields: [
        ...person,
        {
          kind: 'name',
          script: 'any',
          name: 'localLastName',
          labelKey: 'kyc.kor.hangulName',
          hintKey: 'kyc.kor.hangulHint',
          required: false,
          rules: ['hangulName'],
        },
      ],
    },
    {
      titleKey: 'kyc.basic.person',
      fields: [
        ...birth,
        {
          kind: 'idNumber',
          name: 'idNumber',
          labelKey: 'kyc.kor.registration',
          hintKey: 'kyc.kor.registrationHint',
          rules: ['koreanId', { rule: 'koreanIdCheck', warning: true }],
        },
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          country: 'KOR',
          fills: { state: 'state', street: 'street' },
          search: true,
        },
        { ...part.state, labelKey: 'kyc.kor.province' },
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'kyc.kor.road',
          hintKey: 'kyc.kor.roadHint',
          rules: ['noPoBox'],
        },
        { ...part.unit, labelKey: 'kyc.kor.detail' },
      ],
    },
    { titleKey: 'kyc.basic.work', fields: workAndMoney },
  ],
});

/** Proved by a transfer of 1 KRW (specification, flows, 5.3). */
const account = defineForm({
  id: 'kyc-kor-account',
  noteKey: 'kyc.kor.accountNote',
  sections: [
    {
      fields: [
        { kind: 'select', name: 'bankCode', labelKey: 'fields.bankName', choices: { source: 'krBanks' } },
        {
          kind: 'bankAccount',
          name: 'accountNumber',
          labelKey: 'fields.accountNumber',
          numeric: true,
          rules: ['integer', { rule: 'minLength', value: 10 }, { rule: 'maxLength', value: 16 }],
        },
        {
          kind: 'name',
          script: 'any',
          name: 'holder',
          labelKey: 'fields.accountName',
          hintKey: 'kyc.kor.holderHint',
        },
      ],
    },
  ],
});

export default defineKycMarket({
  market: 'KOR',
  facts: {
    place: 11,
    currency: 'KRW',
    firstAmount: '1000000',
    phone: { areaCode: '82', min: 8, max: 10, trunk: '0' },
    languages: ['ko', 'zh', 'vi', 'th', 'ne', 'en'],
    flag: '🇰🇷',
    zone: { minutes: 540 },
  },
  steps: { authorize: 'confirmAccountKor', verify: 'accountVerifyKor', then: 'account' },
  form,
  // Inter-Korean Exchange and Cooperation Act: payments need a licence.
  excluded: ['PRK'],
  documents: [
    card('alienCard', 'ALIEN_REGISTRATION_CARD', ['koreanId', { rule: 'koreanIdCheck', warning: true }]),
    card(
      'registrationCard',
      'RESIDENT_REGISTRATION_CARD',
      ['koreanId', { rule: 'koreanIdCheck', warning: true }],
      {
        sides: ['front'],
        expires: false,
        only: ['KOR'],
      },
    ),
    card('driverLicence', 'DRIVER_LICENCE', ['licenceKorea'], { sides: ['front'] }),
    card('passport', 'PASSPORT', ['passportNumber'], { sides: ['front'] }),
  ],
  extras: { account, improve: improveInformation('kor', 'KRW') },
});
