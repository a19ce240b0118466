import type { CallParams } from '@/contracts/calls';

export const corridorPayees: Readonly<Record<string, CallParams<'payee.add'>>> = {
  AUS: {
    sourceCountry: 'AUS',
    country: 'CHN',
    accountType: 'bank',
    firstName: 'Min',
    lastName: 'Zhao',
    cardNumber: '6228480012345678903',
    areaCode: '86',
    phoneNumber: '13912345678',
    relationshipToReceiver: 'parents',
  },
  HKG: {
    sourceCountry: 'HKG',
    country: 'PHL',
    accountType: 'cash',
    firstName: 'Ana',
    lastName: 'Cruz',
    cashAgentCode: 'CEBUANA-MNL1',
    areaCode: '63',
    phoneNumber: '9171234567',
    birthDate: '1985-05-05',
    relationshipToReceiver: 'parents',
  },
  CHN: {
    sourceCountry: 'CHN',
    country: 'AUS',
    accountType: 'bank',
    firstName: 'Oliver',
    lastName: 'Brown',
    bsb: '062-000',
    accountNumber: '12345678',
    relationshipToReceiver: 'parents',
  },
};

export const siblingPayee = {
  sourceCountry: 'AUS',
  country: 'CHN',
  accountType: 'alipay',
  name: '赵敏',
  alipayAccount: 'min.zhao@example.cn',
  relationshipToReceiver: 'sibling',
} as const satisfies CallParams<'payee.add'>;

export const cardPerson = {
  firstName: 'Maria',
  lastName: 'Santos',
  areaCode: '63',
  phoneNumber: '9171234567',
  city: 'Cebu City',
  street: '12 Colon Street',
} as const;
