import { defineForm } from '../types';
import { birth, card, passport, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** PBOC customer due diligence, nine elements; the channel's bank has the account. */
const form = defineForm({
  id: 'kyc-chn',
  noteKey: 'kyc.chn.hint',
  sections: [
    {
      titleKey: 'kyc.basic.person',
      fields: [
        {
          kind: 'name',
          script: 'any',
          name: 'localLastName',
          labelKey: 'kyc.chn.name',
          hintKey: 'kyc.chn.nameHint',
        },
        {
          kind: 'name',
          name: 'lastName',
          labelKey: 'kyc.chn.pinyinLast',
        },
        { kind: 'name', name: 'firstName', labelKey: 'kyc.chn.pinyinFirst' },
        ...birth,
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        {
          kind: 'select',
          name: 'state',
          labelKey: 'kyc.chn.province',
          choices: { source: 'districts' },
          search: true,
        },
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'kyc.chn.address',
          hintKey: 'kyc.chn.addressHint',
          rules: ['addressChinese'],
        },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          country: 'CHN',
          required: false,
        },
      ],
    },
    { titleKey: 'kyc.basic.work', fields: workAndMoney },
  ],
});

export default defineKycMarket({
  market: 'CHN',
  facts: {
    place: 13,
    currency: 'CNY',
    firstAmount: '1000',
    phone: { areaCode: '86', min: 11, max: 11, starts: /^1[3-9]/ },
    languages: ['zh', 'en', 'ja', 'ko'],
    flag: '🇨🇳',
    zone: { minutes: 480 },
  },
  ownWay: true,
  form,
  documents: [
    card('residentId', 'RESIDENT_ID', ['residentIdMainland', 'residentIdCheck'], { only: ['CHN'] }),
    card('homeReturnPermit', 'HOME_RETURN_PERMIT', ['permitId'], { only: ['HKG', 'MAC'] }),
    card('taiwanPermit', 'TAIWAN_TRAVEL_PERMIT', ['taiwanTravelPermit'], { only: ['TWN'] }),
    card('permanentResident', 'PERMANENT_RESIDENT_CARD', ['licenceNumber']),
    passport,
  ],
});
