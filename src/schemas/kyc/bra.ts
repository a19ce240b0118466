import { defineForm } from '../types';
import { improveInformation } from './proofs';
import { birth, card, exposure, part, passport, person, workAndMoney } from './shared';
import { defineKycMarket } from './types';

/** Banco Central, Circular 3.978. */
const form = defineForm({
  id: 'kyc-bra',
  noteKey: 'kyc.basic.hint',
  sections: [
    {
      titleKey: 'kyc.basic.name',
      fields: [
        ...person,
        { kind: 'name', script: 'any', name: 'motherName', labelKey: 'kyc.bra.motherName' },
      ],
    },
    {
      titleKey: 'kyc.basic.person',
      fields: [
        {
          kind: 'idNumber',
          name: 'taxNumber',
          labelKey: 'fields.cpf',
          placeholderKey: 'kyc.bra.cpfExample',
          rules: ['cpf', 'cpfCheck'],
        },
        ...birth,
      ],
    },
    {
      titleKey: 'kyc.basic.address',
      fields: [
        {
          kind: 'postCode',
          name: 'postCode',
          labelKey: 'kyc.bra.cep',
          placeholderKey: 'kyc.bra.cepExample',
          country: 'BRA',
          fills: { suburb: 'district', city: 'city', state: 'state' },
        },
        { kind: 'address', part: 'district', name: 'district', labelKey: 'kyc.bra.district' },
        { kind: 'address', part: 'city', name: 'city', labelKey: 'fields.city' },
        part.state,
      ],
    },
    {
      titleKey: 'kyc.bra.house',
      fields: [
        { kind: 'address', part: 'street', name: 'street', labelKey: 'kyc.bra.street', rules: ['noPoBox'] },
        { kind: 'text', name: 'houseNumber', labelKey: 'kyc.bra.houseNumber', maxLength: 20 },
        { ...part.unit, labelKey: 'kyc.bra.complement' },
      ],
    },
    {
      titleKey: 'kyc.basic.work',
      fields: [
        ...workAndMoney,
        {
          kind: 'amount',
          name: 'monthlyIncome',
          labelKey: 'kyc.proof.monthlyIncome',
          currency: 'BRL',
          rules: [{ rule: 'atLeast', value: 1 }],
        },
        ...exposure,
      ],
    },
  ],
});

export default defineKycMarket({
  market: 'BRA',
  facts: {
    place: 10,
    currency: 'BRL',
    firstAmount: '1000',
    phone: { areaCode: '55', min: 10, max: 11, trunk: '0' },
    languages: ['pt', 'zh', 'en'],
    flag: '🇧🇷',
    zone: { minutes: -180 },
  },
  form,
  documents: [
    card('rg', 'RG', ['rgBrazil'], { expires: false }),
    card('cnh', 'CNH', ['licenceBrazil']),
    card('crnm', 'CRNM', ['migrationCardBrazil']),
    passport,
  ],
  extras: { improve: improveInformation('bra', 'BRL') },
});
