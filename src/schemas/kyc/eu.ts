import { defineForm } from '../types';
import { addressProof, delayProof, eVisa, extensionCertificate, improveInformation } from './proofs';
import { birth, card, exposure, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Directive (EU) 2015/849, Money Laundering Regulations 2017. */
const form = defineForm({
  id: 'kyc-eu',
  noteKey: 'kyc.basic.hint',
  sections: [
    { titleKey: 'kyc.basic.name', fields: person },
    {
      titleKey: 'kyc.basic.person',
      fields: [
        ...birth,
        { kind: 'country', name: 'birthCountry', labelKey: 'fields.birthCountry' },
        { kind: 'address', part: 'city', name: 'birthPlace', labelKey: 'kyc.eu.birthPlace' },
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        {
          kind: 'country',
          name: 'residence',
          labelKey: 'kyc.eu.residence',
          countries: { source: 'residences' },
        },
        {
          kind: 'address',
          part: 'street',
          name: 'street',
          labelKey: 'fields.street',
          hintKey: 'kyc.basic.streetHint',
          rules: ['noPoBox'],
        },
        { ...part.unit },
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'fields.postCode',
          countryField: 'residence',
          fills: { city: 'city' },
          rules: [
            { rule: 'postCodeUnitedKingdom', when: { field: 'residence', is: 'GBR' } },
            { rule: 'postCode5', when: { field: 'residence', is: ['DEU', 'FRA', 'ITA', 'ESP'] } },
            {
              rule: 'postCodeEurope',
              when: { field: 'residence', isNot: ['GBR', 'DEU', 'FRA', 'ITA', 'ESP'] },
            },
          ],
        },
        { kind: 'address', part: 'city', name: 'city', labelKey: 'fields.city' },
      ],
    },
    {
      titleKey: 'kyc.basic.work',
      fields: [
        ...workAndMoney,
        {
          kind: 'idNumber',
          name: 'taxNumber',
          labelKey: 'fields.taxId',
          required: false,
          visible: { field: 'residence', isNot: 'GBR' },
          rules: ['taxIdEurope'],
        },
        {
          kind: 'idNumber',
          name: 'nationalInsurance',
          labelKey: 'kyc.eu.nationalInsurance',
          hintKey: 'kyc.eu.nationalInsuranceHint',
          required: false,
          visible: { field: 'residence', is: 'GBR' },
          rules: ['nationalInsurance'],
        },
        ...exposure,
      ],
    },
  ],
});

const supplement = defineForm({
  id: 'kyc-eu-supplement',
  noteKey: 'kyc.extra.supplementNote',
  sections: [
    {
      fields: [
        { kind: 'country', name: 'taxCountry', labelKey: 'kyc.extra.taxCountry' },
        { kind: 'idNumber', name: 'taxNumber', labelKey: 'fields.taxId', rules: ['taxIdEurope'] },
        {
          kind: 'select',
          name: 'occupation',
          labelKey: 'fields.occupation',
          choices: { source: 'occupation' },
        },
        {
          kind: 'select',
          name: 'incomeSource',
          labelKey: 'fields.incomeSource',
          choices: { source: 'incomeSource' },
        },
        ...exposure,
        { kind: 'checkbox', name: 'declared', labelKey: 'fields.declaration' },
      ],
    },
  ],
});

const identityCards = [
  passport,
  card('idCard', 'NATIONAL_ID', ['idCardEurope']),
  card('residencePermit', 'RESIDENCE_PERMIT', ['idCardEurope']),
  card('driverLicence', 'DRIVER_LICENCE', ['licenceNumber']),
];
/** Regulation (EU) 2017/1509, and the UK regulations that follow it. */
const excluded = ['PRK'];
const proofs = {
  address: addressProof('eu', 3, ['utilityBill', 'bankStatement', 'taxNotice', 'tenancy', 'register']),
  delay: delayProof('eu'),
  extension: extensionCertificate('eu'),
};

const eu = defineKycMarket({
  market: 'EU',
  facts: {
    place: 6,
    currency: 'EUR',
    firstAmount: '1000',
    phone: { areaCode: '49', min: 7, max: 12, trunk: '0' },
    languages: ['en', 'de', 'it', 'es', 'pt', 'zh'],
    flag: '🇪🇺',
    zone: { minutes: 60, summer: 'europe' },
  },
  steps: { address: ['addressProof', { market: 'eu' }], delay: 'delayProofEu', then: 'address' },
  form,
  documents: identityCards,
  excluded,
  shortKyc: true,
  proofs,
  extras: { supplement, improve: improveInformation('eu', 'EUR') },
});

const gbr = defineKycMarket({
  market: 'GBR',
  facts: {
    place: 7,
    currency: 'GBP',
    firstAmount: '1000',
    phone: { areaCode: '44', min: 10, max: 10, trunk: '0' },
    languages: ['en', 'zh', 'hi', 'bn'],
    flag: '🇬🇧',
    zone: { minutes: 0, summer: 'europe' },
  },
  steps: { address: ['addressProof', { market: 'eu' }], delay: 'delayProofEu', then: 'address' },
  form,
  documents: identityCards,
  excluded,
  shortKyc: true,
  proofs: {
    ...proofs,
    address: addressProof('gbr', 3, ['utilityBill', 'bankStatement', 'taxNotice', 'tenancy']),
    eVisa: eVisa('gbr'),
  },
  extras: { supplement, improve: improveInformation('gbr', 'GBP') },
});

export default [eu, gbr];
